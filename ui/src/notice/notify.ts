import type { Trouble } from '../saga/trouble.ts';
import { texts } from '../translation/texts.ts';
import { showToast, type Tone } from './notices.ts';

export type Notice = {
  readonly tone: Tone;
  readonly textKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What the reader can do about it, such as Undo. */
  readonly action?: { readonly textKey: string; readonly run: () => void };
};

/** Shows a toast. */
export const notify = ({ tone, textKey, params = {}, action }: Notice): void =>
  showToast(tone, texts.t(textKey, params), action && { text: texts.t(action.textKey), run: action.run });

/** Says what went wrong, in the words of its key. */
export const notifyTrouble = ({ errorKey, params }: Trouble): void =>
  notify({ tone: 'bad', textKey: `error.${errorKey}`, params });

/** What the page says of a command that the connection kept from being done, by the command's name. */
export type NotDone =
  | 'send'
  | 'check'
  | 'indent'
  | 'reportComments'
  | 'newIds'
  | 'rename'
  | 'turnRound'
  | 'copy'
  | 'delete'
  | 'restore'
  | 'download'
  | 'save';

/** Whether the server executed these is not known. */
const unconfirmed: ReadonlySet<string> = new Set(['connection.lost', 'connection.unanswered']);

/** Says that a command failed: without a connection by what was not done, otherwise in the words of the trouble's key. */
export const notifyNotDone = (command: NotDone, trouble: Trouble): void => {
  if (trouble.errorKey === 'connection.none') notify({ tone: 'bad', textKey: `notDone.${command}` });
  else if (unconfirmed.has(trouble.errorKey)) notify({ tone: 'bad', textKey: 'error.connection.unanswered' });
  else notifyTrouble(trouble);
};
