import { errorKinds } from '@clearbench/contracts/errors';
import { call, delay, put, select, spawn } from 'typed-redux-saga';
import { type Problem, problemOf } from '../../../saga/problem.ts';
import { fingerprint } from '../text/fingerprint.ts';
import { dropDraft, keepDraft } from './draft-workers.ts';
import { refreshRequested, saveRequested } from './editor-actions.ts';
import type { EditorPorts } from './editor-ports.ts';
import {
  type EditorRoot,
  savePostponed,
  saveRefused,
  saveStarted,
  saveSucceeded,
  selectOpenFile,
  textSettled,
  textUnsettled,
} from './editor-slice.ts';
import { type Attempt, isDirty, type Session } from './session.ts';

/** The step after a failed save: repeat later, read the file again, repeat at once, or show the error. */
type Remedy = 'later' | 'readAgain' | 'again' | 'show';

const stale = new Set(['file.contentStale', 'store.conflict', 'command.stale']);

/** The kinds of errors that are temporary. */
const passing = new Set<string | undefined>([undefined, 'unavailable', 'full', 'broken']);

const remedyOf = (errorKey: string): Remedy => {
  if (stale.has(errorKey)) return 'readAgain';
  if (errorKey === 'file.checkSuperseded') return 'again';
  return passing.has((errorKinds as Record<string, string>)[errorKey]) ? 'later' : 'show';
};

/** An error without a key (no connection, no response) can be temporary, so the save is repeated later. */
export const errorPolicy = (error: unknown): Problem & { readonly remedy: Remedy } => {
  const problem = problemOf(error);
  return { ...problem, remedy: remedyOf(problem.errorKey) };
};

/** Sends one text and waits for its report. It throws errors, and the attempt stays in doubt. */
function* attemptSave(ports: EditorPorts, session: Session, attempt: Attempt) {
  const { fileId, revision, text } = attempt;
  session.sent = yield* call(fingerprint, text);
  session.inDoubt = attempt;
  yield* put(saveStarted({ fileId }));
  yield* keepDraft(ports, session);
  const reply = yield* call(ports.saveText, attempt);
  session.inDoubt = undefined;
  session.savedRevision = revision;
  yield* put(
    saveSucceeded({
      fileId,
      summary: reply.vipFileOverviewSummary,
      report: reply.validationReport,
      version: reply.contentVersion,
      newer: isDirty(ports, session),
    }),
  );
}

/**
 * Saves the text on screen. An attempt in doubt is repeated first with the same command id, because its response
 * contains the version on which the newer text is based. Returns whether the server has the text on screen.
 */
export function* saveText(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  if (session.inDoubt) yield* attemptSave(ports, session, session.inDoubt);
  const text = ports.texts.of(fileId);
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  // A piece is never the text of the file.
  if (file?.piece) return true;
  if (!text || !file || file.sync.status === 'conflict') return false;
  if (isDirty(ports, session)) {
    const attempt = { fileId, text: text.parts(), revision: text.revision(), basedOn: file.version };
    yield* attemptSave(ports, session, { ...attempt, commandId: ports.newId() });
  } else yield* put(textSettled({ fileId }));
  if (isDirty(ports, session)) return false;
  yield* dropDraft(ports, session);
  return true;
}

/** The delay between two attempts while the server cannot be reached, in milliseconds. */
export const retryDelay = 5_000;

function* repeatLater(fileId: string, milliseconds: number) {
  yield* delay(milliseconds);
  yield* put(saveRequested({ fileId }));
}

/** Sets the state that the page shows after a failed save, and starts the next step. */
export function* setSaveError(ports: EditorPorts, session: Session, error: unknown) {
  const { fileId } = session;
  const problem = errorPolicy(error);
  if (problem.remedy === 'later') {
    yield* put(isDirty(ports, session) ? savePostponed({ fileId }) : textSettled({ fileId }));
    yield* spawn(repeatLater, fileId, retryDelay);
    return;
  }
  session.inDoubt = undefined;
  if (problem.remedy === 'readAgain') {
    yield* put(textUnsettled({ fileId }));
    yield* put(refreshRequested({ fileId }));
  } else if (problem.remedy === 'again') {
    yield* put(textUnsettled({ fileId }));
    yield* spawn(repeatLater, fileId, retryDelay / 10);
  } else yield* put(saveRefused({ fileId, errorKey: problem.errorKey, params: problem.params }));
}

/** Saves; an error is shown, never thrown. Returns whether the server has the text on screen. */
export function* saveWithErrorState(ports: EditorPorts, session: Session) {
  try {
    return yield* saveText(ports, session);
  } catch (error) {
    yield* setSaveError(ports, session, error);
    return !isDirty(ports, session);
  }
}
