import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../../saga/problem.ts';

/** The commands on many users. */
export type BulkCommand =
  | { readonly type: 'approve' | 'reject'; readonly userIds: readonly string[] }
  | { readonly type: 'plan'; readonly userIds: readonly string[]; readonly planId: string; readonly until?: string };

export type BulkResult = { readonly id: string; readonly errorKey?: string | undefined };

export type BulkState = {
  readonly running: BulkCommand['type'] | undefined;
  /** The plan assigned last. */
  readonly planId: string | undefined;
  /** The last command and its result; undefined before the first, or after it was closed. */
  readonly done:
    | { readonly type: BulkCommand['type']; readonly succeeded: number; readonly failed: number }
    | undefined;
  /** By user: the error key. */
  readonly errors: Readonly<Record<string, string>>;
  /** The whole command failed. */
  readonly problem: Problem | undefined;
};

const initialState: BulkState = {
  running: undefined,
  planId: undefined,
  done: undefined,
  errors: {},
  problem: undefined,
};

export const bulkSlice = createSlice({
  name: 'userBulk',
  initialState: initialState as BulkState,
  reducers: {
    bulkRequested: (_, { payload }: PayloadAction<BulkCommand>) => ({
      ...initialState,
      running: payload.type,
      planId: payload.type === 'plan' ? payload.planId : undefined,
    }),
    bulkSucceeded: (
      { planId },
      { payload }: PayloadAction<{ type: BulkCommand['type']; outcomes: readonly BulkResult[] }>,
    ) => {
      const failed = payload.outcomes.flatMap(({ id, errorKey }) => (errorKey === undefined ? [] : [[id, errorKey]]));
      const succeeded = payload.outcomes.length - failed.length;
      const done = { type: payload.type, succeeded, failed: failed.length };
      return { ...initialState, planId, done, errors: Object.fromEntries(failed) as Record<string, string> };
    },
    bulkFailed: (_, { payload }: PayloadAction<Problem>) => ({ ...initialState, problem: payload }),
    bulkRead: () => initialState,
  },
  selectors: { selectBulk: (state) => state },
});

export const { bulkRequested, bulkSucceeded, bulkFailed, bulkRead } = bulkSlice.actions;
export const { selectBulk } = bulkSlice.selectors;
