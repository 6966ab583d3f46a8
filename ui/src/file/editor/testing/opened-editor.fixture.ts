import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { memoryDrafts } from '../draft/memory.ts';
import { threeWayMerge } from '../merge/three-way-merge.ts';
import { contentEdited } from '../session/editor-actions.ts';
import type { EditorPorts } from '../session/editor-ports.ts';
import { editorSaga } from '../session/editor-saga.ts';
import { editorClosed, editorOpened, editorSlice, selectOpenFile } from '../session/editor-slice.ts';
import { liveRefreshSaga } from '../session/live-refresh.ts';
import { newOpenTexts } from '../text/open-texts.ts';
import { type SampleServer, sampleServer } from './server.fake.ts';

let ids = 0;

/** Advances the time; everything that is due has happened when this returns. */
export const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

/** A page of the editor in which only server, screen and clock are fakes. */
export const openedEditor = async (server: SampleServer = sampleServer('v1'), drafts = memoryDrafts()) => {
  jest.useFakeTimers({ now: new Date('2026-11-02T08:00:00Z') });
  const newId = () => {
    ids += 1;
    return `id${ids}`;
  };
  const texts = newOpenTexts();
  const ports: EditorPorts = {
    ...server.calls,
    drafts,
    texts,
    merge: async (input) => threeWayMerge(input),
    isServerLost: () => server.network === 'away',
    owner: () => 'u1',
    now: () => new Date().toISOString(),
    newId,
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ editor: editorSlice.reducer }),
    middleware: (builtIn) => builtIn({ thunk: false }).concat(saga),
  });
  saga.run(editorSaga, ports);
  saga.run(liveRefreshSaga);
  store.dispatch(editorOpened({ fileId: 'f1', session: 'page1' }));
  await pass(0);
  return {
    server,
    drafts,
    texts,
    dispatch: store.dispatch,
    file: () => selectOpenFile(store.getState(), 'f1'),
    text: () => texts.of('f1')?.read(),
    draft: () => drafts.read('u1', 'f1'),
    type: (text: string) => {
      texts.of('f1')?.replace(text);
      store.dispatch(contentEdited({ fileId: 'f1' }));
    },
    close: async () => {
      store.dispatch(editorClosed({ fileId: 'f1', session: 'page1' }));
      await pass(0);
    },
  };
};
