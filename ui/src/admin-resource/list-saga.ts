import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import type { ListSlice } from './list-state.ts';

export type ListCalls<Item> = {
  /** Topics of the changes that can alter the list. */
  readonly topics: readonly string[];
  list(): Promise<readonly Item[]>;
};

/** Reads a list on request, and again after a change that can alter it. */
export const listSaga = <Item>(slice: ListSlice<Item>, { topics, list }: ListCalls<Item>, settleTime = 350) => {
  const { requested, succeeded, failed } = slice.actions;
  const altersList = (action: { type: string; payload?: unknown }): boolean =>
    reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));
  return function* () {
    yield* takeLatest(
      requested.type,
      guarded(function* () {
        yield* put(succeeded(yield* call(list)));
      }, failed),
    );
    yield* debounce(settleTime, altersList, function* () {
      const { items } = yield* select(slice.select);
      if (items) yield* put(requested());
    });
  };
};
