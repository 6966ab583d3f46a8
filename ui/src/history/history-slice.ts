import type { ReplyOf } from '@clearbench/contracts/route';
import type { HistoryNoun, readHistoryRoute } from '@clearbench/contracts/settings/history-routes';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';
import { withNewestPage } from './newest-entries.ts';

export type HistoryPage = ReplyOf<typeof readHistoryRoute>;
/** The resource whose history is shown. */
export type HistoryOf = { readonly noun: HistoryNoun; readonly id: string };

export type HistoryState = {
  readonly of: HistoryOf | undefined;
  readonly status: AsyncStatus;
  readonly items: readonly AuditEntry[];
  /** The position before which older entries are; undefined at the beginning of the history. */
  readonly next: number | undefined;
  readonly more: AsyncStatus;
  readonly problem: Problem | undefined;
};

const initialState: HistoryState = {
  of: undefined,
  status: 'initial',
  items: [],
  next: undefined,
  more: 'idle',
  problem: undefined,
};

const isSame = (one: HistoryOf | undefined, other: HistoryOf): boolean =>
  one?.noun === other.noun && one.id === other.id;

export const historySlice = createSlice({
  name: 'history',
  initialState: initialState as HistoryState,
  reducers: {
    historyRequested: (state, { payload }: PayloadAction<HistoryOf>) => ({
      ...(isSame(state.of, payload) ? state : initialState),
      of: payload,
      status: 'loading',
      more: 'idle',
      problem: undefined,
    }),
    historySucceeded: (state, { payload }: PayloadAction<HistoryPage>) => ({
      ...state,
      status: 'idle' as const,
      ...withNewestPage(state, payload),
    }),
    historyFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    olderRequested: (state) => ({ ...state, more: 'loading' as const }),
    olderSucceeded: (state, { payload }: PayloadAction<{ of: HistoryOf; page: HistoryPage }>) =>
      isSame(state.of, payload.of)
        ? {
            ...state,
            more: 'idle' as const,
            items: [...state.items, ...payload.page.items],
            next: payload.page.next,
          }
        : state,
    olderFailed: (state, _: PayloadAction<Problem>) => ({ ...state, more: 'error' as const }),
  },
  selectors: { selectHistory: (state) => state },
});

export const { historyRequested, historySucceeded, historyFailed, olderRequested, olderSucceeded, olderFailed } =
  historySlice.actions;
export const { selectHistory } = historySlice.selectors;
