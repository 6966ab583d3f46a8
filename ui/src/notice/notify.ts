import type { Trouble } from '../saga/trouble.ts';
import { texts } from '../translation/texts.ts';
import { showToast, type Tone } from './notices.ts';

export type Notice = {
  readonly tone: Tone;
  readonly textKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Says something in passing. */
export const notify = ({ tone, textKey, params = {} }: Notice): void => showToast(tone, texts.t(textKey, params));

/** Says what went wrong, in the words of its key. */
export const notifyTrouble = ({ errorKey, params }: Trouble): void =>
  notify({ tone: 'bad', textKey: `error.${errorKey}`, params });
