import { call, put, select } from 'typed-redux-saga';
import { fingerprint } from '../text/fingerprint.ts';
import { dropDraft, keepDraft } from './draft-workers.ts';
import { type Attempt, type EditorPorts, isDirty, type Session } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import { saveStarted, saveSucceeded, selectOpenFile, textSettled } from './editor-slice.ts';

/** Sends one text and waits for its report; whatever goes wrong is thrown and leaves the attempt in doubt. */
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
 * Brings the server to the text on screen. An attempt in doubt is repeated first, under its own id: only its answer
 * says which version the newer text stands on. Returns whether the server has everything.
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
    const attempt = { fileId, text: text.read(), revision: text.revision(), basedOn: file.version };
    yield* attemptSave(ports, session, { ...attempt, commandId: ports.newId() });
  } else yield* put(textSettled({ fileId }));
  if (isDirty(ports, session)) return false;
  yield* dropDraft(ports, session);
  return true;
}
