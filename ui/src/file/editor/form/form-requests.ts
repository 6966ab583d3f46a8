import type { FormChange, FormEdit } from '@clearbench/authoring/form/form-edit';
import type { MessageForm } from '@clearbench/authoring/form/form-node';
import type { FormOptions } from '@clearbench/authoring/form/message-form';
import type { WorkerRequests } from '@clearbench/contracts/concurrency/worker-requests';
import type { TextSource } from '../text/text-source.ts';

/** `text` is sent if it has changed since the last request. */
type FormInput = { readonly text?: string; readonly options: FormOptions };

/** The results of the form worker. */
export type FormCalls = {
  readonly form: { readonly input: FormInput; readonly result: MessageForm | undefined };
  readonly edit: { readonly input: FormInput & { readonly change: FormChange }; readonly result: FormEdit | undefined };
};

export type FormAsker = {
  /** The form of the current text. */
  form(options: FormOptions): Promise<MessageForm | undefined>;
  /** Applies a change of the form to the text; returns the path to reveal. */
  change(change: FormChange, options: FormOptions): Promise<FormEdit | undefined>;
  end(): void;
};

/** If the text changes before the response arrives, the request is repeated. */
const attempts = 5;

/**
 * Sends requests about a text. The text itself is sent only when it has changed. The result is undefined when the
 * worker fails and after `end`.
 */
export const formAsker = (
  source: TextSource,
  worker: Pick<WorkerRequests<FormCalls>, 'request' | 'end'>,
): FormAsker => {
  const ended = new AbortController();
  let sent: number | undefined;

  /** The current text, if the worker does not have it. */
  const unsent = (): { readonly text?: string } => {
    const revision = source.revision();
    const isKnown = sent === revision;
    sent = revision;
    return isKnown ? {} : { text: source.read() };
  };
  const ask = <N extends keyof FormCalls>(name: N, input: FormCalls[N]['input']) =>
    worker.request(name, input, ended.signal).catch(() => undefined);

  const change = async (wanted: FormChange, options: FormOptions): Promise<FormEdit | undefined> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const revision = source.revision();
      const edit = await ask('edit', { ...unsent(), options, change: wanted });
      if (edit === undefined) return undefined;
      if (source.revision() === revision) return source.edit(edit.edit) ? edit : undefined;
    }
    return undefined;
  };
  return {
    form: (options) => ask('form', { ...unsent(), options }),
    change,
    end: () => {
      ended.abort();
      worker.end();
    },
  };
};
