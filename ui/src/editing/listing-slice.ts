import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';

/** Every thing of a kind, as an administrator sees them in one list. */
export type ListingState<T = unknown> = {
  readonly status: AsyncStatus;
  /** undefined until they were read for the first time. */
  readonly items: readonly T[] | undefined;
  readonly trouble: Trouble | undefined;
};

const nothingRead: ListingState = { status: 'initial', items: undefined, trouble: undefined };

/** State of a list that is read as a whole. */
export const listingSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: nothingRead as ListingState,
    reducers: {
      requested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
      succeeded: (_, { payload: items }: PayloadAction<readonly unknown[]>): ListingState => ({
        status: 'idle',
        items,
        trouble: undefined,
      }),
      failed: (state, { payload }: PayloadAction<Trouble>) => ({
        ...state,
        status: 'error' as const,
        trouble: payload,
      }),
    },
    selectors: { selectListing: (state) => state },
  });

export type ListingSlice = ReturnType<typeof listingSlice>;
