import type { ContentPiece } from '@clearbench/contracts/file/piece-routes';
import { call, fork, put, select } from 'typed-redux-saga';
import type { pieceRequested } from './editor-actions.ts';
import type { EditorPorts, FileDetail } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import { detailRead, openSucceeded, pieceShown, selectOpenFile, textSettled, versionAdopted } from './editor-slice.ts';
import { reportWorker } from './lookup-workers.ts';
import { type PieceRequest, shownPiece } from './piece.ts';
import type { Session } from './session.ts';

/** Shows a piece as the open text. A piece is never saved. */
function* showPiece(ports: EditorPorts, session: Session, piece: ContentPiece) {
  const { fileId } = session;
  // First, because the open text is no longer the whole text.
  yield* put(pieceShown({ fileId, piece: shownPiece(piece) }));
  ports.texts.open(fileId, piece.text);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
}

/** Opens a text that is too large to be loaded as a whole. */
export function* openInPieces(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const { vipFileSummary: summary, validationReport: report } = detail;
  yield* showPiece(ports, session, yield* call(ports.readPiece, fileId, { number: 1 }));
  yield* put(openSucceeded({ fileId, summary, report, version: summary.contentVersion, sync: { status: 'saved' } }));
  yield* fork(reportWorker, ports, detail);
}

/** Shows another version: reads the piece at the line that was on screen. */
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

/** Whether the piece is still the last one requested. */
function* isStillWanted({ fileId }: Session, wanted: PieceRequest) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  return file?.piece !== undefined && file.turningTo === wanted;
}

/** Shows a piece. Of several requested pieces only the last is shown. */
export function* pieceWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof pieceRequested>) {
  const { wanted } = payload;
  if (!(yield* isStillWanted(session, wanted))) return;
  const piece = yield* call(ports.readPiece, session.fileId, wanted);
  if (yield* isStillWanted(session, wanted)) yield* showPiece(ports, session, piece);
}
