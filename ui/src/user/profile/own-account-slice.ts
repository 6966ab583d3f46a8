import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';

export type OwnAccountState = { readonly status: AsyncStatus; readonly problem: Problem | undefined };

const initialState: OwnAccountState = { status: 'initial', problem: undefined };

/** The deletion of the own account. */
export const ownAccountSlice = createSlice({
  name: 'ownAccount',
  initialState,
  reducers: {
    accountDeletionRequested: (): OwnAccountState => ({ status: 'loading', problem: undefined }),
    accountDeletionFailed: (_, { payload }: PayloadAction<Problem>): OwnAccountState => ({
      status: 'error',
      problem: payload,
    }),
    accountDeletionDropped: () => initialState,
  },
  selectors: { selectAccountDeletion: (state) => state },
});

export const { accountDeletionRequested, accountDeletionFailed, accountDeletionDropped } = ownAccountSlice.actions;
export const { selectAccountDeletion } = ownAccountSlice.selectors;
