import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { call, cancel, delay, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** What a page shows: it is read when the page opens, and again when it changes. `key` names what is shown. */
export type Reading<Data> = {
  readonly key?: string;
  readonly status: AsyncStatus;
  readonly data?: Data;
  readonly problem?: Problem;
};

type Read<Data> = { readonly key: string; readonly data: Data };

/** Changes come in groups: one reading serves them all. In milliseconds. */
const readAfter = 200;

const topic = 'suite';

/** The state and the saga of what a page about test suites shows. `read` gets the key. */
export const shownReading = <Name extends string, Data>(name: Name, read: (key: string) => Promise<Data>) => {
  const nothing: Reading<Data> = { status: 'initial' };
  const slice = createSlice({
    name,
    initialState: () => nothing,
    reducers: {
      shown: (_, { payload }: PayloadAction<string>): Reading<Data> => ({ key: payload, status: 'loading' }),
      requested: (state) => {
        state.status = 'loading';
      },
      succeeded: (state, { payload }: PayloadAction<Read<Data>>): Reading<Data> =>
        (state as Reading<Data>).key === payload.key ? { ...payload, status: 'idle' } : (state as Reading<Data>),
      failed: (state, { payload }: PayloadAction<Problem>): Reading<Data> => ({
        ...(state as Reading<Data>),
        status: 'error',
        problem: payload,
      }),
      hidden: () => nothing,
    },
  });
  const { shown, requested, succeeded, failed, hidden } = slice.actions;
  const selectReading = (state: { readonly [N in Name]?: Reading<Data> }): Reading<Data> => state[name] ?? nothing;

  function* readWorker() {
    const { key } = yield* select(selectReading);
    if (key !== undefined) yield* put(succeeded({ key, data: (yield* call(read, key)) as Data }));
  }
  function* readAgain() {
    yield* delay(readAfter);
    yield* put(requested());
  }
  function* watch() {
    yield* takeLatest(requested, guarded(readWorker, failed));
    yield* takeLatest((action: { readonly type: string }) => {
      if (reconnected.match(action)) return true;
      return changed.match(action) && action.payload.topic === topic;
    }, readAgain);
    yield* put(requested());
  }
  function* saga() {
    for (;;) {
      yield* take(shown);
      const watching = yield* fork(watch);
      yield* take(hidden);
      yield* cancel(watching);
    }
  }
  return { slice, saga, actions: { shown, requested, hidden }, select: selectReading };
};
