import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import { call, fork, put, select } from 'typed-redux-saga';
import type { pieceRequested } from './editor-actions.ts';
import type { EditorPorts, FileDetail, Session } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import { detailRead, openSucceeded, pieceShown, selectOpenFile, textSettled, versionAdopted } from './editor-slice.ts';
import { shownPiece, type WantedPiece } from './piece.ts';
import { reportWorker } from './report-worker.ts';

/** Puts a piece on screen. It is the open text, and never one that is to be saved. */
function* showPiece(ports: EditorPorts, session: Session, piece: ContentPiece) {
  const { fileId } = session;
  // Said first: from here on nobody may take the open text for the whole.
  yield* put(pieceShown({ fileId, piece: shownPiece(piece) }));
  ports.texts.open(fileId, piece.text);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
}

/** Opens a text that is too large to be here as a whole. */
export function* openInPieces(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const { vipFileSummary: summary, validationReport: report } = detail;
  yield* showPiece(ports, session, yield* call(ports.readPiece, fileId, { number: 1 }));
  yield* put(openSucceeded({ fileId, summary, report, version: summary.contentVersion, sync: { status: 'saved' } }));
  yield* fork(reportWorker, ports, detail);
}

/** Another version of it: the piece is read again that holds what was on screen. */
export function* refreshPiece(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const { vipFileSummary: summary, validationReport: report } = detail;
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  yield* put(versionAdopted({ fileId, version: summary.contentVersion }));
  yield* put(detailRead({ fileId, summary, report }));
  const here = { line: file?.piece?.firstLine ?? 1, column: 1 };
  yield* showPiece(ports, session, yield* call(ports.readPiece, fileId, here));
  yield* fork(reportWorker, ports, detail);
  yield* put(textSettled({ fileId }));
}

/** Whether nobody asked for another piece meanwhile. */
function* isStillWanted({ fileId }: Session, wanted: WantedPiece) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  return file?.piece !== undefined && file.turningTo === wanted;
}

/** Turns to a piece. Of those asked for one after the other only the last is shown. */
export function* pieceWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof pieceRequested>) {
  const { wanted } = payload;
  if (!(yield* isStillWanted(session, wanted))) return;
  const piece = yield* call(ports.readPiece, session.fileId, wanted);
  if (yield* isStillWanted(session, wanted)) yield* showPiece(ports, session, piece);
}
