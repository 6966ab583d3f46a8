import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { buffers } from 'redux-saga';
import { actionChannel, call, delay, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { type AsyncStatus, type Problem, problemOf } from '../saga/problem.ts';
import { changed, reconnected } from './live-actions.ts';

/** What a page reads, with its query; `result` is that of an earlier query until the new one is read. */
export type ReadState<Query, Result> = {
  readonly query?: Query | undefined;
  readonly status: AsyncStatus;
  readonly result?: Result;
  readonly problem?: Problem;
};

type Parts<Query, Result> = {
  /** The name of its part of the store. */
  readonly name: string;
  /** The topic of the changes after which it is read again. */
  readonly topic: string;
  readonly read: (query: Query) => Promise<Result>;
  /** Whether a change of this id concerns the query; every change by default. */
  readonly isAbout?: (query: Query, id: string) => boolean;
};

/** Changes come in groups: one reading serves them all. In milliseconds. */
const readAfter = 400;

/** The part of the store of a page that is read again when changes are reported under its topic. */
export const liveReading = <Query, Result>({ name, topic, read, isAbout = () => true }: Parts<Query, Result>) => {
  type State = ReadState<Query, Result>;
  const nothing: State = { status: 'initial' };
  const is = (type: string, action: UnknownAction): boolean => action.type === `${name}/${type}`;
  const shown = (query: Query) => ({ type: `${name}/shown`, query });
  const hidden = () => ({ type: `${name}/hidden` });
  const succeeded = (query: Query, result: Result) => ({ type: `${name}/succeeded`, query, result });
  const failed = (query: Query, problem: Problem) => ({ type: `${name}/failed`, query, problem });

  const reducer = (state: State = nothing, action: UnknownAction): State => {
    if (is('hidden', action)) return nothing;
    if (is('shown', action)) return { ...state, query: action.query as Query, status: 'loading' };
    if (action.query !== state.query) return state;
    if (is('succeeded', action)) return { query: state.query, status: 'idle', result: action.result as Result };
    return is('failed', action) ? { ...state, status: 'error', problem: action.problem as Problem } : state;
  };
  const selectState = (state: unknown): State => (state as Readonly<Record<string, State>>)[name] ?? nothing;

  function* work() {
    const { query } = selectState(yield* select());
    if (query === undefined) return;
    try {
      yield* put(succeeded(query, yield* call(read, query)));
    } catch (error) {
      yield* put(failed(query, problemOf(error)));
    }
  }
  const isChange = (action: UnknownAction): boolean =>
    reconnected.match(action) || (changed.match(action) && action.payload.topic === topic);

  function* follow(pause: number) {
    const changes = yield* actionChannel(isChange as never, buffers.sliding<UnknownAction>(1));
    for (;;) {
      const action: UnknownAction = yield* take(changes);
      const { query } = selectState(yield* select());
      if (query === undefined || (changed.match(action) && !isAbout(query, action.payload.id))) continue;
      yield* delay(pause);
      yield* call(work);
    }
  }
  function* saga(pause = readAfter) {
    yield* fork(follow, pause);
    yield* takeLatest(`${name}/shown`, work);
  }
  return { slice: { reducerPath: name, reducer }, saga, shown, hidden, select: selectState };
};

export type LiveReading<Query, Result> = ReturnType<typeof liveReading<Query, Result>>;

/** Reads while the component is shown. `query` must be the same object while nothing in it has changed. */
export const useLiveReading = <Query, Result>(reading: LiveReading<Query, Result>, query: Query) => {
  const dispatch = useDispatch();
  const state = useSelector(reading.select);
  const retry = useCallback(() => void dispatch(reading.shown(query)), [dispatch, reading, query]);
  useEffect(retry, [retry]);
  useEffect(() => () => void dispatch(reading.hidden()), [dispatch, reading]);
  return { ...state, retry };
};
