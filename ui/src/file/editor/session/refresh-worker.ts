import { call, fork, put, select } from 'typed-redux-saga';
import { dropDraft, keepDraft } from './draft-workers.ts';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import {
  detailRead,
  noticeShown,
  pieceShown,
  selectOpenFile,
  textSettled,
  textUnsettled,
  versionAdopted,
} from './editor-slice.ts';
import { reportWorker } from './lookup-workers.ts';
import { mergeTheirs } from './merge-workers.ts';
import { textOfDetail } from './open-worker.ts';
import { isShownInPieces } from './piece.ts';
import { refreshPiece } from './piece-worker.ts';
import { saveText } from './save-worker.ts';
import { isDirty, type Session } from './session.ts';

const detailOf = ({ vipFileSummary, validationReport }: FileDetail) => ({
  summary: vipFileSummary,
  report: validationReport,
});

/** Shows the text of the server and deletes the draft. */
function* showTheirs(ports: EditorPorts, session: Session, detail: FileDetail, theirs: string) {
  const { fileId } = session;
  const text = ports.texts.of(fileId);
  if (text && text.read() !== theirs) text.replace(theirs);
  session.savedRevision = text?.revision() ?? -1;
  yield* put(versionAdopted({ fileId, version: detail.vipFileSummary.contentVersion }));
  yield* put(detailRead({ fileId, ...detailOf(detail) }));
  yield* fork(reportWorker, ports, detail);
  yield* put(textSettled({ fileId }));
  yield* dropDraft(ports, session);
}

/** Handles a version of another writer: shows it, or merges it with the unsaved text. */
function* handleForeignVersion(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const version = detail.vipFileSummary.contentVersion;
  const theirs = yield* textOfDetail(ports, detail);
  if (ports.texts.of(fileId)?.read() === theirs) return yield* showTheirs(ports, session, detail, theirs);
  if (isDirty(ports, session)) return yield* mergeTheirs(ports, session, detail, theirs);
  yield* showTheirs(ports, session, detail, theirs);
  return yield* put(noticeShown({ fileId, notice: { kind: 'replaced', version } }));
}

/** Reads the file again after a notice of a change, a lost connection or a rejected save. */
export function* refreshWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  if (session.inDoubt) yield* saveText(ports, session);
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (!file || file.deleted) return;
  const detail = yield* call(ports.readFile, fileId);
  const known = detail.vipFileSummary.contentVersion <= file.version;
  if (!known && !isDirty(ports, session) && isShownInPieces(detail.vipFileSummary))
    return yield* refreshPiece(ports, session, detail);
  if (!known && file.piece) yield* put(pieceShown({ fileId, piece: undefined }));
  if (!known) return yield* handleForeignVersion(ports, session, detail);
  yield* put(detailRead({ fileId, ...detailOf(detail) }));
  return yield* fork(reportWorker, ports, detail);
}

/** A version newer than the one in the conflict is handled like any other version. */
function* versionInConflict(ports: EditorPorts, session: Session, detail: FileDetail) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, session.fileId));
  const version = detail.vipFileSummary.contentVersion;
  if (file?.sync.status !== 'conflict') return undefined;
  if (file.sync.theirs === version) return version;
  yield* handleForeignVersion(ports, session, detail);
  return undefined;
}

/** Saves the text of the user as the version after the other one, which stays in the history. */
export function* keepMineWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const detail = yield* call(ports.readFile, fileId);
  const version = yield* versionInConflict(ports, session, detail);
  if (version === undefined) return;
  yield* put(versionAdopted({ fileId, version }));
  yield* put(noticeShown({ fileId, notice: { kind: 'keptMine', version } }));
  yield* put(textUnsettled({ fileId }));
  yield* keepDraft(ports, session);
  yield* saveText(ports, session);
}

/** Replaces the text of the user with the other one; undo in the editor restores it. */
export function* takeTheirsWorker(ports: EditorPorts, session: Session) {
  const detail = yield* call(ports.readFile, session.fileId);
  const version = yield* versionInConflict(ports, session, detail);
  if (version === undefined) return;
  const theirs = yield* textOfDetail(ports, detail);
  yield* showTheirs(ports, session, detail, theirs);
  yield* put(noticeShown({ fileId: session.fileId, notice: { kind: 'tookTheirs', version } }));
}
