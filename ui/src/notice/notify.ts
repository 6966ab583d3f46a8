import type { Problem } from '../saga/problem.ts';
import { texts } from '../translation/texts.ts';
import { showToast, type Tone } from './notices.ts';

export type Notice = {
  readonly tone: Tone;
  readonly textKey: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** An action that the user can take, such as Undo. */
  readonly action?: { readonly textKey: string; readonly run: () => void };
};

/** Shows a toast. */
export const notify = ({ tone, textKey, params = {}, action }: Notice): void =>
  showToast(tone, texts.t(textKey, params), action && { text: texts.t(action.textKey), run: action.run });

/** Shows an error with the text of its key. */
export const notifyProblem = ({ errorKey, params }: Problem): void =>
  notify({ tone: 'bad', textKey: `error.${errorKey}`, params });

/** The text for a command that failed because of the connection, by the name of the command. */
export type UnexecutedCommand =
  | 'send'
  | 'check'
  | 'indent'
  | 'reportComments'
  | 'newIds'
  | 'rename'
  | 'switchDirection'
  | 'copy'
  | 'delete'
  | 'restore'
  | 'download'
  | 'save';

/** It is unknown whether the server executed these. */
const unconfirmed: ReadonlySet<string> = new Set(['connection.lost', 'connection.unanswered']);

/**
 * Reports that a command failed: without a connection it names the command, otherwise it shows the text of the error
 * key.
 */
export const notifyUnexecuted = (command: UnexecutedCommand, problem: Problem): void => {
  if (problem.errorKey === 'connection.none') notify({ tone: 'bad', textKey: `notDone.${command}` });
  else if (unconfirmed.has(problem.errorKey)) notify({ tone: 'bad', textKey: 'error.connection.unanswered' });
  else notifyProblem(problem);
};
