import type { Action } from '@reduxjs/toolkit';
import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { comparedText } from '../text/open-texts.ts';
import { dropDraft, keepDraft } from './draft-workers.ts';
import type { EditorPorts } from './editor-ports.ts';
import type { EditorRoot } from './editor-slice.ts';
import { editorClosed, editorForgotten, editorOpened, selectOpenFile } from './editor-slice.ts';
import { saveWithErrorState } from './save-worker.ts';
import { isDirty, newSession, type Session } from './session.ts';
import { sessionSaga } from './session-saga.ts';

/** Leaving the page saves unsaved text; text that cannot be saved is kept as a draft. */
function* closeWorker(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const before = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (before?.deleted) yield* dropDraft(ports, session);
  else if (isDirty(ports, session)) {
    yield* keepDraft(ports, session);
    yield* saveWithErrorState(ports, session);
  }
  const file = yield* select((root: EditorRoot) => selectOpenFile(root, fileId));
  if (file?.session !== session.id) return;
  ports.texts.close(fileId);
  ports.texts.close(comparedText(fileId));
  yield* put(editorForgotten({ fileId }));
}

function* openedWorker(ports: EditorPorts, { payload }: ReturnType<typeof editorOpened>) {
  const session = newSession(payload.fileId, payload.session);
  const task = yield* fork(sessionSaga, ports, session);
  yield* take((action: Action) => editorClosed.match(action) && action.payload.session === session.id);
  yield* cancel(task);
  yield* call(closeWorker, ports, session);
}

export function* editorSaga(ports: EditorPorts) {
  yield* takeEvery(editorOpened, openedWorker, ports);
}
