import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { call, put } from 'typed-redux-saga';
import type {
  checkRequested,
  copyRequested,
  deleteRequested,
  indentRequested,
  renameRequested,
  reportCommentsRequested,
  restoreRequested,
  sendRequested,
  turnRoundRequested,
} from './editor-actions.ts';
import { type EditorPorts, isDirty, type Saved, type Session } from './editor-ports.ts';
import { conflictFound, detailRead, orderSucceeded, reportRead, textSettled, versionAdopted } from './editor-slice.ts';
import { saveOrSay } from './save-or-say.ts';

/** Orders that work on the server's text need the server to have the one on screen. */
function* mustBeSaved(ports: EditorPorts, session: Session) {
  if (!(yield* saveOrSay(ports, session))) throw new Failure('editor.notSaved');
}

/** The server wrote the new text itself: it is fetched and shown, unless somebody typed on meanwhile. */
function* showRewritten(ports: EditorPorts, session: Session, saved: Saved) {
  const { fileId } = session;
  const version = saved.contentVersion;
  const text = yield* call(ports.readText, fileId, version, () => undefined);
  if (isDirty(ports, session)) {
    yield* put(conflictFound({ fileId, theirs: version }));
    return;
  }
  ports.texts.of(fileId)?.replace(text);
  session.savedRevision = ports.texts.of(fileId)?.revision() ?? -1;
  yield* put(versionAdopted({ fileId, version }));
  yield* put(detailRead({ fileId, summary: saved.vipFileOverviewSummary, report: saved.validationReport }));
  yield* put(textSettled({ fileId }));
}

/** Reports of large files do not come along with the file; a newer check of the same text is as good as this one. */
export function* checkWorker(ports: EditorPorts, { fileId }: Session, _: ReturnType<typeof checkRequested>) {
  const { validationReport } = yield* call(ports.check, fileId, ports.newId());
  yield* put(reportRead({ fileId, report: validationReport }));
}

export function* sendWorker(ports: EditorPorts, session: Session, _: ReturnType<typeof sendRequested>) {
  yield* mustBeSaved(ports, session);
  const { transferId } = yield* call(ports.send, session.fileId, ports.newId());
  yield* put(orderSucceeded({ fileId: session.fileId, sentAs: transferId }));
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

/** What is on screen is saved first, so that restoring loses nothing; then the old text is saved as a new version. */
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

export function* turnRoundWorker(ports: EditorPorts, _: Session, { payload }: ReturnType<typeof turnRoundRequested>) {
  const { fileId, direction } = payload;
  const { vipFileSummary } = yield* call(ports.turnRound, fileId, direction, ports.newId());
  yield* showChanged(fileId, vipFileSummary);
}

export function* copyWorker(ports: EditorPorts, session: Session, _: ReturnType<typeof copyRequested>) {
  yield* mustBeSaved(ports, session);
  const { vipFileSummary } = yield* call(ports.copy, session.fileId, ports.newId());
  yield* put(orderSucceeded({ fileId: session.fileId, copiedTo: vipFileSummary.fileId }));
}

export function* deleteWorker(ports: EditorPorts, { fileId }: Session, _: ReturnType<typeof deleteRequested>) {
  yield* call(ports.remove, fileId, ports.newId());
  yield* put(orderSucceeded({ fileId, deleted: true }));
}
