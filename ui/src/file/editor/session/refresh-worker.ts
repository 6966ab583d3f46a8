import { call, fork, put, select } from 'typed-redux-saga';
import { dropDraft, keepDraft } from './draft-workers.ts';
import { type EditorPorts, type FileDetail, isDirty, type Session } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import {
  conflictFound,
  detailRead,
  noticeShown,
  pieceShown,
  selectOpenFile,
  textSettled,
  textUnsettled,
  versionAdopted,
} from './editor-slice.ts';
import { textOfDetail } from './open-worker.ts';
import { comesInPieces } from './piece.ts';
import { refreshPiece } from './piece-worker.ts';
import { reportWorker } from './report-worker.ts';
import { saveText } from './save-worker.ts';

const detailOf = ({ vipFileSummary, validationReport }: FileDetail) => ({
  summary: vipFileSummary,
  report: validationReport,
});

/** Shows the server's text and forgets that there was another. */
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

/** A version this page did not write: the same text is no conflict, nor is one met without unsaved text. */
function* meetTheirs(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const version = detail.vipFileSummary.contentVersion;
  const theirs = yield* textOfDetail(ports, detail);
  if (ports.texts.of(fileId)?.read() === theirs) return yield* showTheirs(ports, session, detail, theirs);
  if (isDirty(ports, session)) {
    yield* put(detailRead({ fileId, summary: detail.vipFileSummary }));
    return yield* put(conflictFound({ fileId, theirs: version }));
  }
  yield* showTheirs(ports, session, detail, theirs);
  return yield* put(noticeShown({ fileId, notice: { kind: 'takenOver', version } }));
}

/** Reads the file again after a notice that it changed, after a lost connection, or after a save came too late. */
export function* refreshWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  if (session.inDoubt) yield* saveText(ports, session);
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (!file || file.deleted) return;
  const detail = yield* call(ports.readFile, fileId);
  const known = detail.vipFileSummary.contentVersion <= file.version;
  if (!known && !isDirty(ports, session) && comesInPieces(detail.vipFileSummary))
    return yield* refreshPiece(ports, session, detail);
  if (!known && file.piece) yield* put(pieceShown({ fileId, piece: undefined }));
  if (!known) return yield* meetTheirs(ports, session, detail);
  yield* put(detailRead({ fileId, ...detailOf(detail) }));
  return yield* fork(reportWorker, ports, detail);
}

/** The tester's text goes on top of theirs, which stays in the history. */
export function* keepMineWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const detail = yield* call(ports.readFile, fileId);
  yield* put(versionAdopted({ fileId, version: detail.vipFileSummary.contentVersion }));
  yield* put(textUnsettled({ fileId }));
  yield* keepDraft(ports, session);
  yield* saveText(ports, session);
}

/** Their text replaces the tester's; undo in the editor brings that back. */
export function* takeTheirsWorker(ports: EditorPorts, session: Session) {
  const detail = yield* call(ports.readFile, session.fileId);
  const theirs = yield* textOfDetail(ports, detail);
  yield* showTheirs(ports, session, detail, theirs);
}
