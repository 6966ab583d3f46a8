import { call, debounce, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { type Change, changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import {
  type HistoryOf,
  type HistoryPage,
  historyFailed,
  historyRequested,
  historySucceeded,
  olderFailed,
  olderRequested,
  olderSucceeded,
  selectHistory,
} from './history-slice.ts';

type ReadPage = (of: HistoryOf, before?: number) => Promise<HistoryPage>;

const historyWorker = (readPage: ReadPage) =>
  function* ({ payload }: ReturnType<typeof historyRequested>) {
    yield* put(historySucceeded(yield* call(readPage, payload)));
  };

const olderWorker = (readPage: ReadPage) =>
  function* () {
    const { of, next } = yield* select(selectHistory);
    if (!of || next === undefined) return;
    yield* put(olderSucceeded({ of, page: yield* call(readPage, of, next) }));
  };

/** Reads the history again when its resource has changed. */
function* followWorker(action: { type: string; payload?: unknown }) {
  const { of, status } = yield* select(selectHistory);
  if (!of || status !== 'idle') return;
  const { topic, id } = (action.payload ?? {}) as Partial<Change>;
  if (reconnected.match(action) || (topic === of.noun && id === of.id)) yield* put(historyRequested(of));
}

const mayHaveChanged = (action: { type: string }): boolean => reconnected.match(action) || changed.match(action);

export const historySaga = (readPage: ReadPage, settleTime = 350) =>
  function* () {
    const readNewest = guarded(historyWorker(readPage), historyFailed);
    // A history that is opened or read again cancels the request for older entries of the last one.
    yield* takeLatest(historyRequested.type, function* (action: ReturnType<typeof historyRequested>) {
      yield* takeLeading(olderRequested.type, guarded(olderWorker(readPage), olderFailed));
      yield* call(readNewest, action);
    });
    yield* debounce(settleTime, mayHaveChanged, followWorker);
  };
