import { yieldToEventLoop } from '../text/slices.ts';
import type { LanguageClient } from './language-client.ts';

/** A text on its way to the language services. */
export type Sending = {
  /** Runs work after the last part, in the order of the calls. */
  readonly whenSent: (work: () => void) => void;
  readonly stop: () => void;
};

/** What is sent of the text of an editor: its parts at this moment, whatever is typed meanwhile. */
type Snapshots = { readonly createSnapshot: () => { readonly read: () => string | null } };

/** Sends a text part by part and yields between them, so that no key waits; a short text is one part. */
export const sendText = (
  client: Pick<LanguageClient, 'setText' | 'addPart'>,
  model: Snapshots,
  mark: string,
): Sending => {
  const snapshot = model.createSnapshot();
  const waiting: (() => void)[] = [];
  let state: 'sending' | 'sent' | 'stopped' = 'sending';
  const send = async () => {
    client.setText(snapshot.read() ?? '', mark);
    for (let part = snapshot.read(); part !== null; part = snapshot.read()) {
      await yieldToEventLoop();
      if (state === 'stopped') return;
      client.addPart(part, mark);
    }
    state = 'sent';
    for (const work of waiting) work();
  };
  void send();
  return {
    whenSent: (work) => {
      if (state === 'sent') work();
      else waiting.push(work);
    },
    stop: () => {
      state = 'stopped';
    },
  };
};
