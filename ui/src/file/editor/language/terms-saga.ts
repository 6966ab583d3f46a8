import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import type { Action } from '@reduxjs/toolkit';
import { call, debounce, put, select, takeEvery } from 'typed-redux-saga';
import { caller } from '../../../http/http-caller.ts';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { guarded } from '../../../saga/guarded.ts';
import type { EditorRoot } from '../session/editor-slice.ts';
import { editorForgotten, editorOpened } from '../session/editor-slice.ts';
import { profileFailed, profileForgotten, profileRead, profileRequested } from './terms-slice.ts';

const readCheckProfile = caller(readCheckProfileRoute);

/** The dependencies of a validation; several changes at once cause one read. */
const topics = new Set(['sim-env', 'format', 'code-list', 'calendar', 'user-account']);
const settleTime = 500;

const mayChangeTerms = (action: Action): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.has(action.payload.topic));

/** Reads the profile of each open file, and again when it may have changed. */
export function* termsSaga(read = readCheckProfile) {
  const readWorker = guarded(
    function* ({ payload: { fileId } }: ReturnType<typeof profileRequested>) {
      const profile = yield* call(read, { params: { fileId } });
      yield* put(profileRead({ fileId, profile }));
    },
    (_, { payload: { fileId } }) => profileFailed({ fileId }),
  );
  yield* takeEvery([editorOpened, profileRequested], readWorker);
  yield* takeEvery(editorForgotten, function* forget({ payload }: ReturnType<typeof editorForgotten>) {
    yield* put(profileForgotten(payload));
  });
  yield* debounce(settleTime, mayChangeTerms, function* readAll() {
    const open = yield* select(({ editor }: EditorRoot) => Object.values(editor));
    for (const { fileId } of open) yield* put(profileRequested({ fileId }));
  });
}
