import { call, fork, put, select } from 'typed-redux-saga';
import type { pieceRequested } from './editor-actions.ts';
import type { EditorPorts, FileDetail, Session } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import { detailRead, openSucceeded, pieceShown, selectOpenFile, textSettled, versionAdopted } from './editor-slice.ts';
import { shownPiece, type WantedPiece } from './piece.ts';
import { reportWorker } from './report-worker.ts';

/** Puts a piece on screen. It is the open text, and never one that is to be saved. */
function* showPiece(ports: EditorPorts, session: Session, wanted: WantedPiece) {
  const { fileId } = session;
  const piece = yield* call(ports.readPiece, fileId, wanted);
  // Said first: from here on nobody may take the open text for the whole.
  yield* put(pieceShown({ fileId, piece: shownPiece(piece) }));
  ports.texts.open(fileId, piece.text);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
}

/** Opens a text that is too large to be here as a whole. */
export function* openInPieces(ports: EditorPorts, session: Session, detail: FileDetail) {
  const { fileId } = session;
  const { vipFileSummary: summary, validationReport: report } = detail;
  yield* showPiece(ports, session, { number: 1 });
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
  yield* showPiece(ports, session, { line: file?.piece?.firstLine ?? 1, column: 1 });
  yield* fork(reportWorker, ports, detail);
  yield* put(textSettled({ fileId }));
}

export function* pieceWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof pieceRequested>) {
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, session.fileId));
  if (file?.piece) yield* showPiece(ports, session, payload.wanted);
}
