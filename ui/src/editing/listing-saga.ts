import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import type { ListingSlice } from './listing-slice.ts';

export type ListingPorts = {
  readonly slice: ListingSlice;
  /** Topics whose changes may be seen in the list. */
  readonly topics: readonly string[];
  readAll(): Promise<readonly unknown[]>;
};

/** Reads a list as a whole, and again when something in it may have changed. */
export const listingSaga = ({ slice, topics, readAll }: ListingPorts, settleTime = 350) => {
  const { requested, succeeded, failed } = slice.actions;
  const heard = (action: { type: string; payload?: unknown }): boolean =>
    reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));
  return function* () {
    yield* takeLatest(
      requested.type,
      guarded(function* () {
        yield* put(succeeded(yield* call(readAll)));
      }, failed),
    );
    yield* debounce(settleTime, heard, function* () {
      const { items } = yield* select(slice.selectors.selectListing);
      if (items) yield* put(requested());
    });
  };
};
