import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** The transfers of one file, newest first, as last read. */
export type TransfersOfFile = {
  readonly status: AsyncStatus;
  readonly items: readonly Transfer[];
  readonly problem?: Problem;
};
export type TransferState = Readonly<Record<string, TransfersOfFile>>;

const nothingYet: TransfersOfFile = { status: 'initial', items: [] };
type Id = { readonly fileId: string };

/** The transfers of a file are shown. */
export const transfersShown = createAction<Id>('transfer/transfersShown');
export const transfersHidden = createAction<Id>('transfer/transfersHidden');

export const transferSlice = createSlice({
  name: 'transfer',
  initialState: {} as TransferState,
  reducers: {
    transfersRequested: (all, { payload }: PayloadAction<Id>) => {
      const { items } = all[payload.fileId] ?? nothingYet;
      return { ...all, [payload.fileId]: { status: 'loading' as const, items } };
    },
    transfersSucceeded: (all, { payload }: PayloadAction<Id & { items: readonly Transfer[] }>) => ({
      ...all,
      [payload.fileId]: { status: 'idle' as const, items: payload.items },
    }),
    transfersFailed: (all, { payload }: PayloadAction<Id & { problem: Problem }>) => {
      const { items } = all[payload.fileId] ?? nothingYet;
      return { ...all, [payload.fileId]: { status: 'error' as const, items, problem: payload.problem } };
    },
    transfersForgotten: (all, { payload }: PayloadAction<Id>) =>
      Object.fromEntries(Object.entries(all).filter(([fileId]) => fileId !== payload.fileId)),
  },
  selectors: {
    selectTransfers: (all: TransferState, fileId: string): TransfersOfFile => all[fileId] ?? nothingYet,
  },
});

export const { transfersRequested, transfersSucceeded, transfersFailed, transfersForgotten } = transferSlice.actions;
export const { selectTransfers } = transferSlice.selectors;
