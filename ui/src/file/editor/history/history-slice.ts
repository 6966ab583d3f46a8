import type { listVersionsRoute, VersionChanges } from '@clearbench/contracts/file/version-routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';

type VersionPage = ReplyOf<typeof listVersionsRoute>;
export type Version = VersionPage['items'][number];
export type MemoryReset = VersionPage['memoryResets'][number];

/** Two versions to compare. */
export type Pair = { readonly from: number; readonly to: number };

export type ChangesState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly reply: VersionChanges };

export const pairKey = ({ from, to }: Pair): string => `${from}-${to}`;

/** The saved versions of the open file, newest first, as far as they were loaded; `next` loads older ones. */
export type HistoryState = {
  readonly status: AsyncStatus;
  readonly fileId?: string;
  readonly items: readonly Version[];
  /** The resets of the environment's memory among these versions, newest first. */
  readonly resets: readonly MemoryReset[];
  readonly next?: string;
  readonly problem?: Problem;
  /** The changes between two versions, by `<from>-<to>`, as far as they were requested. */
  readonly changes: Readonly<Record<string, ChangesState>>;
};
/** `newest`: the version known to be the newest; without `after` the list begins with it. */
type VersionsRequest = { readonly fileId: string; readonly newest: number; readonly after?: string };

type ChangesOf = Pair & { readonly fileId: string };

const empty: HistoryState = { status: 'initial', items: [], resets: [], changes: {} };

const withChanges = (state: HistoryState, { fileId, ...pair }: ChangesOf, changes: ChangesState): HistoryState =>
  state.fileId === fileId ? { ...state, changes: { ...state.changes, [pairKey(pair)]: changes } } : state;

export const historySlice = createSlice({
  name: 'history',
  initialState: empty,
  reducers: {
    /** Without `after` the newest are read again; the current list stays on screen until they are loaded. */
    versionsRequested: (state: HistoryState, { payload: { fileId } }: PayloadAction<VersionsRequest>): HistoryState =>
      state.fileId === fileId ? { ...state, status: 'loading' } : { ...empty, status: 'loading', fileId },
    versionsSucceeded: (
      state: HistoryState,
      { payload }: PayloadAction<VersionsRequest & { page: VersionPage }>,
    ): HistoryState => {
      const { fileId, after, page } = payload;
      if (state.fileId !== fileId) return state;
      const items = after === undefined ? page.items : [...state.items, ...page.items];
      const resets = after === undefined ? page.memoryResets : [...state.resets, ...page.memoryResets];
      return {
        status: 'idle',
        fileId,
        items,
        resets,
        changes: state.changes,
        ...(page.next === undefined ? {} : { next: page.next }),
      };
    },
    versionsFailed: (state: HistoryState, { payload }: PayloadAction<Problem>): HistoryState => ({
      ...state,
      status: 'error',
      problem: payload,
    }),
    changesRequested: (state: HistoryState, { payload }: PayloadAction<ChangesOf>): HistoryState =>
      withChanges(state, payload, { status: 'loading' }),
    changesSucceeded: (
      state: HistoryState,
      { payload: { reply, ...of } }: PayloadAction<ChangesOf & { reply: VersionChanges }>,
    ): HistoryState => withChanges(state, of, { status: 'ready', reply }),
    changesFailed: (state: HistoryState, { payload }: PayloadAction<ChangesOf>): HistoryState =>
      withChanges(state, payload, { status: 'failed' }),
  },
  selectors: {
    selectHistory: (state: HistoryState) => state,
  },
});

export const {
  versionsRequested,
  versionsSucceeded,
  versionsFailed,
  changesRequested,
  changesSucceeded,
  changesFailed,
} = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
