import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../saga/trouble.ts';

export type OwnAccountState = { readonly status: AsyncStatus; readonly trouble: Trouble | undefined };

const initialState: OwnAccountState = { status: 'initial', trouble: undefined };

/** The deletion of the own account. */
export const ownAccountSlice = createSlice({
  name: 'ownAccount',
  initialState,
  reducers: {
    accountDeletionRequested: (): OwnAccountState => ({ status: 'loading', trouble: undefined }),
    accountDeletionFailed: (_, { payload }: PayloadAction<Trouble>): OwnAccountState => ({
      status: 'error',
      trouble: payload,
    }),
    accountDeletionDropped: () => initialState,
  },
  selectors: { selectAccountDeletion: (state) => state },
});

export const { accountDeletionRequested, accountDeletionFailed, accountDeletionDropped } = ownAccountSlice.actions;
export const { selectAccountDeletion } = ownAccountSlice.selectors;
