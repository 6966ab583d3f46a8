import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { signOutRequested } from '../../../user/user-slice.ts';
import { contentEdited, pageHidden } from './editor-actions.ts';
import type { EditorPorts, Session } from './editor-ports.ts';
import { isDirty } from './editor-ports.ts';
import type { EditorRoot } from './editor-root.ts';
import { noticeShown, selectOpenFile } from './editor-slice.ts';
import { of } from './of.ts';

/** Well before a save is due, so that a reload in between loses nothing. */
const draftDelay = 250;
/** Keeping a large text takes longer than a key may wait; it is kept when it is sent, and seldom in between. */
const largeDraftDelay = 3_000;
const largeFrom = 4 * 1024 * 1024;

/** Keeps what is on screen in this browser; a browser without room is said, once, and nothing else suffers. */
export function* keepDraft(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const text = ports.texts.of(fileId);
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (!text || !file || !isDirty(ports, session)) return;
  const kept = {
    fileId,
    ...(file.summary ? { fileName: file.summary.fileName } : {}),
    owner: ports.owner(),
    writer: session.id,
    text: text.read(),
    basedOn: file.version,
    at: ports.now(),
    ...(session.sent === undefined ? {} : { sent: session.sent }),
  };
  try {
    yield* call(ports.drafts.keep, kept);
  } catch {
    yield* put(noticeShown({ fileId, notice: { kind: 'draftNotKept' } }));
  }
}

/** A draft that cannot be dropped is found useless when the file is opened again; no need to tell anybody. */
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
  yield* takeLatest(of(session.fileId, contentEdited), keepDraftSoon, ports, session);
  yield* takeLatest(of(session.fileId, pageHidden), keepDraft, ports, session);
  // Who signs out is asked about what is not saved, the last keys included.
  yield* takeLatest(signOutRequested.type, keepDraft, ports, session);
}
