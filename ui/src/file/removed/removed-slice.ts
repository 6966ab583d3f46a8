import type { listRemovedFilesRoute, RemovedFile } from '@clearbench/contracts/file/removed-routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';
import { listRequested } from '../list/list-slice.ts';

export type RemovedPage = ReplyOf<typeof listRemovedFilesRoute>;

/** The environment and rulebook from which files were removed. */
export type RemovedScope = { readonly environmentToken: string; readonly rbVersion: RbVersion };

export type RemovedState = {
  /** The environment whose removed files are on screen; undefined if none are. */
  readonly scope: RemovedScope | undefined;
  readonly status: AsyncStatus;
  readonly rows: readonly RemovedFile[];
  readonly next: string | undefined;
  readonly total: number;
  readonly more: AsyncStatus;
  readonly problem: Problem | undefined;
  /** The files being restored. */
  readonly busy: readonly string[];
  /** The number for the file list, and the list that was shown when it was read. */
  readonly count: number;
  readonly counted: string;
};

const nothing = { status: 'initial', rows: [], next: undefined, total: 0, more: 'idle', problem: undefined } as const;
const initialState: RemovedState = { ...nothing, scope: undefined, busy: [], count: 0, counted: '' };

const without = (rows: readonly RemovedFile[], fileIds: readonly string[]) =>
  rows.filter(({ fileId }) => !fileIds.includes(fileId));

type Files = { readonly fileIds: readonly string[] };

export const removedSlice = createSlice({
  name: 'removedFiles',
  initialState: initialState as RemovedState,
  reducers: {
    countSucceeded: (state, { payload }: PayloadAction<Pick<RemovedState, 'count' | 'counted'>>) => ({
      ...state,
      ...payload,
    }),
    removedRequested: (state, { payload }: PayloadAction<RemovedScope>) => ({
      ...state,
      ...nothing,
      scope: payload,
      status: 'loading' as const,
    }),
    removedSucceeded: (state, { payload: { items, next, total } }: PayloadAction<RemovedPage>) => ({
      ...state,
      status: 'idle' as const,
      problem: undefined,
      rows: items,
      next,
      total,
    }),
    removedFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    removedLeft: (state) => ({ ...state, scope: undefined }),
    moreRequested: (state) => ({ ...state, more: 'loading' as const }),
    moreSucceeded: (state, { payload: { items, next, total } }: PayloadAction<RemovedPage>) => ({
      ...state,
      more: 'idle' as const,
      rows: [
        ...without(
          state.rows,
          items.map(({ fileId }) => fileId),
        ),
        ...items,
      ],
      next,
      total,
    }),
    moreFailed: (state, _: PayloadAction<Problem>) => ({ ...state, more: 'error' as const }),
    restoreRequested: (state, { payload }: PayloadAction<Files>) => ({
      ...state,
      busy: [...state.busy, ...payload.fileIds],
    }),
    /** `gone`: no longer removed, because any user restored them. */
    restoreEnded: (state, { payload: { fileIds, gone } }: PayloadAction<Files & { gone: readonly string[] }>) => ({
      ...state,
      busy: state.busy.filter((fileId) => !fileIds.includes(fileId)),
      rows: without(state.rows, gone),
      total: Math.max(0, state.total - gone.length),
    }),
  },
  extraReducers: (builder) => builder.addCase(listRequested, (state) => ({ ...state, counted: '' })),
  selectors: { selectRemoved: (state) => state, selectRemovedCount: (state) => state.count },
});

export const {
  countSucceeded,
  removedRequested,
  removedSucceeded,
  removedFailed,
  removedLeft,
  moreRequested,
  moreSucceeded,
  moreFailed,
  restoreRequested,
  restoreEnded,
} = removedSlice.actions;
export const { selectRemoved, selectRemovedCount } = removedSlice.selectors;
