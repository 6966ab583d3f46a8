import { delay, put, spawn } from 'typed-redux-saga';
import { refreshRequested, saveRequested } from './editor-actions.ts';
import { type EditorPorts, isDirty, type Session } from './editor-ports.ts';
import { savePostponed, saveRefused, textSettled, textUnsettled } from './editor-slice.ts';
import { saveText } from './save-worker.ts';
import { whatWentWrong } from './what-went-wrong.ts';

/** Between two tries while the server cannot be reached. */
export const retryDelay = 5_000;

function* tryAgainLater(fileId: string, milliseconds: number) {
  yield* delay(milliseconds);
  yield* put(saveRequested({ fileId }));
}

/** Turns what went wrong while saving into the state the page shows, and into the next step where there is one. */
export function* saySaveTrouble(ports: EditorPorts, session: Session, error: unknown) {
  const { fileId } = session;
  const trouble = whatWentWrong(error);
  if (trouble.remedy === 'later') {
    yield* put(isDirty(ports, session) ? savePostponed({ fileId }) : textSettled({ fileId }));
    yield* spawn(tryAgainLater, fileId, retryDelay);
    return;
  }
  session.inDoubt = undefined;
  if (trouble.remedy === 'readAgain') {
    yield* put(textUnsettled({ fileId }));
    yield* put(refreshRequested({ fileId }));
  } else if (trouble.remedy === 'again') {
    yield* put(textUnsettled({ fileId }));
    yield* spawn(tryAgainLater, fileId, retryDelay / 10);
  } else yield* put(saveRefused({ fileId, errorKey: trouble.errorKey, params: trouble.params }));
}

/** Saves; trouble is shown, never thrown. Returns whether the server has everything. */
export function* saveOrSay(ports: EditorPorts, session: Session) {
  try {
    return yield* saveText(ports, session);
  } catch (error) {
    yield* saySaveTrouble(ports, session, error);
    return !isDirty(ports, session);
  }
}
