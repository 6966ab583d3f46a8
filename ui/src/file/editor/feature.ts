import { all, fork } from 'typed-redux-saga';
import { isServerLost } from '../../http/reachability.ts';
import { addFeature, store } from '../../store.ts';
import { transferSaga } from '../../transfer/transfer-saga.ts';
import { transferSlice } from '../../transfer/transfer-slice.ts';
import { selectUser } from '../../user/user-slice.ts';
import { annotationSaga } from './annotation/annotation-saga.ts';
import { annotationSlice } from './annotation/annotation-slice.ts';
import { openDrafts } from './draft/open-drafts.ts';
import { historySaga } from './history/history-saga.ts';
import { historySlice } from './history/history-slice.ts';
import { termsSaga } from './language/terms-saga.ts';
import { termsSlice } from './language/terms-slice.ts';
import { mergeInWorker } from './merge/merge-in-worker.ts';
import { searchSaga } from './search/search-saga.ts';
import { searchSlice } from './search/search-slice.ts';
import { fileIdAt, readingEarly } from './session/early-reading.ts';
import type { EditorPorts } from './session/editor-ports.ts';
import { serverPorts } from './session/editor-ports.ts';
import { editorSaga } from './session/editor-saga.ts';
import { editorSlice } from './session/editor-slice.ts';
import { liveRefreshSaga } from './session/live-refresh.ts';
import { openTexts } from './text/open-texts.ts';

const ports: EditorPorts = {
  ...serverPorts,
  readFile: readingEarly(serverPorts.readFile, fileIdAt(window.location.pathname)),
  drafts: openDrafts(),
  texts: openTexts,
  merge: mergeInWorker,
  isServerLost,
  owner: () => selectUser(store.getState())?.userId ?? '',
  now: () => new Date().toISOString(),
  newId: () => crypto.randomUUID(),
};

function* saga() {
  yield* all([fork(editorSaga, ports), fork(liveRefreshSaga)]);
}

/** Registers the editor's state and sagas in the store, before its page renders. */
export const addEditor = (): void => {
  addFeature({ slice: editorSlice, saga });
  addFeature({ slice: termsSlice, saga: termsSaga });
  addFeature({ slice: annotationSlice, saga: annotationSaga });
  addFeature({ slice: historySlice, saga: historySaga });
  addFeature({ slice: searchSlice, saga: searchSaga });
  addFeature({ slice: transferSlice, saga: transferSaga });
};
