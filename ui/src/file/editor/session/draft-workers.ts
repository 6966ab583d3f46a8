import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { sessionEnded, signOutRequested } from '../../../user/user-slice.ts';
import { contentEdited, ofFile, pageHidden } from './editor-actions.ts';
import type { EditorPorts } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import { noticeShown, selectOpenFile } from './editor-slice.ts';
import { isDirty, type Session } from './session.ts';

/** Shorter than the delay of a save, so that a reload before the save loses nothing; after the findings of the same pause are drawn. */
const draftDelay = 400;
/** Storing a large text takes long; it is stored when it is sent, and rarely in between. */
const largeDraftDelay = 3_000;
const largeFrom = 4 * 1024 * 1024;

/** The unsaved text on screen. */
function* draftOf(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const text = ports.texts.of(fileId);
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (!text || !file || !isDirty(ports, session)) return undefined;
  return {
    fileId,
    ...(file.summary ? { fileName: file.summary.fileName } : {}),
    owner: ports.owner(),
    writer: session.id,
    text: text.parts(),
    basedOn: file.version,
    at: ports.now(),
    ...(session.sent === undefined ? {} : { sent: session.sent }),
  };
}

/** Stores the text on screen in this browser. If the browser has no space, the page says so once and continues. */
export function* keepDraft(ports: EditorPorts, session: Session, isHidden = false) {
  const { fileId } = session;
  const draft = yield* draftOf(ports, session);
  if (!draft) return;
  try {
    yield* call(ports.drafts.keep, draft, isHidden);
  } catch {
    yield* put(noticeShown({ fileId, notice: { kind: 'draftNotKept' } }));
  }
}

/** A hidden page may be closed without a further event. */
function* keepDraftAtClose(ports: EditorPorts, session: Session) {
  const draft = yield* draftOf(ports, session);
  if (draft) ports.drafts.keepAtClose(draft);
  yield* keepDraft(ports, session, true);
}

/** A draft that cannot be deleted is recognised as outdated when the file is opened again. */
export function* dropDraft(ports: EditorPorts, { fileId, id }: Session) {
  try {
    yield* call(ports.drafts.drop, { fileId, owner: ports.owner(), writer: id });
  } catch {
    return;
  }
}

function* keepDraftSoon(ports: EditorPorts, session: Session) {
  const large = (ports.texts.of(session.fileId)?.length() ?? 0) >= largeFrom;
  yield* delay(large ? largeDraftDelay : draftDelay);
  yield* keepDraft(ports, session);
}

export function* draftSaga(ports: EditorPorts, session: Session) {
  yield* takeLatest(ofFile(session.fileId, contentEdited), keepDraftSoon, ports, session);
  yield* takeLatest(ofFile(session.fileId, pageHidden), keepDraftAtClose, ports, session);
  // Signing out lists unsaved texts; the draft must contain the last typed characters.
  yield* takeLatest([signOutRequested.type, sessionEnded.type], keepDraft, ports, session);
}
