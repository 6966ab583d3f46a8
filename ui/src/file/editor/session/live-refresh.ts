import type { Action } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { refreshRequested, saveRequested } from './editor-actions.ts';
import type { EditorRoot } from './editor-slice.ts';

const isFileDetail = (action: Action): action is ReturnType<typeof changed> =>
  changed.match(action) && action.payload.topic === 'file-detail';

/** A notice about a file that is not open has no effect, because no session handles it. */
function* refreshChanged({ payload }: ReturnType<typeof changed>) {
  yield* put(refreshRequested({ fileId: payload.id }));
}

/** After a lost connection, pending text is saved, then everything shown is read again. */
function* catchUp() {
  const open = yield* select(({ editor }: EditorRoot) => Object.keys(editor));
  for (const fileId of open) {
    yield* put(saveRequested({ fileId }));
    yield* put(refreshRequested({ fileId }));
  }
}

export function* liveRefreshSaga() {
  yield* takeEvery(isFileDetail, refreshChanged);
  yield* takeEvery(reconnected, catchUp);
}
