import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { call, put, select } from 'typed-redux-saga';
import type {
  checkRequested,
  copyRequested,
  deleteRequested,
  directionSwitchRequested,
  indentRequested,
  newIdsRequested,
  renameRequested,
  reportCommentsRequested,
  restoreRequested,
  sendRequested,
} from './editor-actions.ts';
import type { EditorPorts, Saved } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import {
  commandSucceeded,
  detailRead,
  reportRead,
  selectOpenFile,
  textSettled,
  versionAdopted,
} from './editor-slice.ts';
import { mergeTheirs } from './merge-workers.ts';
import { refreshPiece } from './piece-worker.ts';
import { saveWithErrorState } from './save-worker.ts';
import { isDirty, type Session } from './session.ts';

/** Commands on the text of the server require that the text on screen is saved. */
function* mustBeSaved(ports: EditorPorts, session: Session) {
  if (yield* saveWithErrorState(ports, session)) return;
  throw new Failure(ports.isServerLost() ? 'connection.none' : 'editor.notSaved');
}

/** Shows the text that the server wrote; if the user typed in the meantime, both texts are merged. */
function* showRewritten(ports: EditorPorts, session: Session, saved: Saved) {
  const { fileId } = session;
  const version = saved.contentVersion;
  const text = yield* call(ports.readText, fileId, version, () => undefined);
  if (isDirty(ports, session)) {
    yield* mergeTheirs(ports, session, { vipFileSummary: saved.vipFileOverviewSummary }, text);
    return;
  }
  ports.texts.of(fileId)?.replace(text);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
  yield* put(versionAdopted({ fileId, version }));
  yield* put(detailRead({ fileId, summary: saved.vipFileOverviewSummary, report: saved.validationReport }));
  yield* put(textSettled({ fileId }));
}

/** Requests a validation of the saved text. */
export function* checkWorker(ports: EditorPorts, { fileId }: Session, _: ReturnType<typeof checkRequested>) {
  const { validationReport } = yield* call(ports.check, fileId, ports.newId());
  yield* put(reportRead({ fileId, report: validationReport }));
}

/** A text in pieces is read again; a whole text is replaced. */
function* renewIds(ports: EditorPorts, session: Session, endToEndIds: boolean) {
  const { fileId } = session;
  const saved = yield* call(ports.newIds, fileId, endToEndIds, ports.newId());
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (file?.piece) yield* refreshPiece(ports, session, yield* call(ports.readFile, fileId));
  else yield* showRewritten(ports, session, saved);
}

export function* newIdsWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof newIdsRequested>) {
  yield* mustBeSaved(ports, session);
  yield* renewIds(ports, session, payload.endToEndIds === true);
  yield* put(commandSucceeded({ fileId: session.fileId, idsRenewed: true }));
}

export function* sendWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof sendRequested>) {
  yield* mustBeSaved(ports, session);
  if (payload.newIds) yield* renewIds(ports, session, false);
  const { transferId } = yield* call(ports.send, session.fileId, ports.newId());
  yield* put(commandSucceeded({ fileId: session.fileId, sentAs: transferId }));
}

export function* indentWorker(ports: EditorPorts, session: Session, _: ReturnType<typeof indentRequested>) {
  yield* mustBeSaved(ports, session);
  const saved = yield* call(ports.indent, session.fileId, ports.newId());
  yield* showRewritten(ports, session, saved);
}

export function* reportCommentsWorker(
  ports: EditorPorts,
  session: Session,
  { payload }: ReturnType<typeof reportCommentsRequested>,
) {
  yield* mustBeSaved(ports, session);
  const saved = yield* call(ports.reportComments, session.fileId, payload.shown, ports.newId());
  yield* showRewritten(ports, session, saved);
}

/** Saves the text on screen, so that restoring loses nothing, and then saves the old text as a new version. */
export function* restoreWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof restoreRequested>) {
  yield* mustBeSaved(ports, session);
  const old = yield* call(ports.readText, session.fileId, payload.version, () => undefined);
  ports.texts.of(session.fileId)?.replace(old);
  yield* mustBeSaved(ports, session);
}

function* showChanged(fileId: string, summary: VipFileSummary) {
  yield* put(detailRead({ fileId, summary }));
}

export function* renameWorker(ports: EditorPorts, _: Session, { payload }: ReturnType<typeof renameRequested>) {
  const { fileId, fileName } = payload;
  const { vipFileSummary } = yield* call(ports.rename, fileId, fileName, ports.newId());
  yield* showChanged(fileId, vipFileSummary);
}

export function* switchDirectionWorker(
  ports: EditorPorts,
  _: Session,
  { payload }: ReturnType<typeof directionSwitchRequested>,
) {
  const { fileId, direction } = payload;
  const { vipFileSummary } = yield* call(ports.switchDirection, fileId, direction, ports.newId());
  yield* showChanged(fileId, vipFileSummary);
}

export function* copyWorker(ports: EditorPorts, session: Session, { payload }: ReturnType<typeof copyRequested>) {
  yield* mustBeSaved(ports, session);
  const { vipFileSummary } = yield* call(ports.copy, session.fileId, payload.newIds === true, ports.newId());
  yield* put(commandSucceeded({ fileId: session.fileId, copiedTo: vipFileSummary.fileId }));
}

export function* deleteWorker(ports: EditorPorts, { fileId }: Session, _: ReturnType<typeof deleteRequested>) {
  yield* call(ports.remove, fileId, ports.newId());
  yield* put(commandSucceeded({ fileId, deleted: true }));
}
