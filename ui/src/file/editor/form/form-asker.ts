import type { FormChange, FormEdit } from '@clearbench/validation/form/form-edit';
import type { MessageForm } from '@clearbench/validation/form/form-node';
import type { FormOptions } from '@clearbench/validation/form/message-form';
import type { TextSource } from '../text/text-source.ts';
import type { FormAnswer, FormQuestion } from './form-questions.ts';

/** Whoever answers; a worker on the page. */
export type Answering = {
  post(question: FormQuestion): void;
  onAnswer(listener: (answer: FormAnswer) => void): void;
  end(): void;
};

export type FormAsker = {
  /** The form of the text as it stands. */
  form(options: FormOptions): Promise<MessageForm | undefined>;
  /** Does to the text what was done to its form; answers what is then to be in sight. */
  change(change: FormChange, options: FormOptions): Promise<FormEdit | undefined>;
  end(): void;
};

type Ask = { readonly about: 'form' } | { readonly about: 'edit'; readonly change: FormChange };

/** Somebody may type while an answer is on its way: then it is asked for again. */
const attempts = 5;

/** Asks about a text, which goes along only when it changed. */
export const formAsker = (source: TextSource, answering: Answering): FormAsker => {
  let sent: number | undefined;
  let issued = 0;
  const waiting = new Map<number, (answer: FormAnswer) => void>();
  answering.onAnswer((answer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const ask = (about: Ask, options: FormOptions): Promise<FormAnswer> =>
    new Promise((resolve) => {
      const id = ++issued;
      const revision = source.revision();
      const told = sent === revision ? {} : { text: source.read() };
      sent = revision;
      waiting.set(id, resolve);
      answering.post({ id, options, ...told, ...about });
    });
  const change = async (wanted: FormChange, options: FormOptions): Promise<FormEdit | undefined> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const revision = source.revision();
      const { edit } = await ask({ about: 'edit', change: wanted }, options);
      if (edit === undefined) return undefined;
      if (source.revision() === revision) return source.edit(edit.edit) ? edit : undefined;
    }
    return undefined;
  };
  return {
    form: async (options) => (await ask({ about: 'form' }, options)).form,
    change,
    end: () => {
      answering.end();
      for (const [id, resolve] of waiting) resolve({ id });
      waiting.clear();
    },
  };
};
