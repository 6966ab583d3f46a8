import type { listVersionsRoute } from '@clearbench/contracts/file/routes';
import type { ReplyOf } from '@clearbench/contracts/route';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../../saga/trouble.ts';

type VersionPage = ReplyOf<typeof listVersionsRoute>;
export type Version = VersionPage['items'][number];

/** The saved versions of the file on screen, newest first, as far as they were fetched; `next` leads to older ones. */
export type HistoryState = {
  readonly status: AsyncStatus;
  readonly fileId?: string;
  readonly items: readonly Version[];
  readonly next?: string;
  readonly trouble?: Trouble;
};
/** `newest`: the version known to be the newest; without `after` the list begins with it. */
type Asked = { readonly fileId: string; readonly newest: number; readonly after?: string };

const empty: HistoryState = { status: 'initial', items: [] };

export const historySlice = createSlice({
  name: 'history',
  initialState: empty,
  reducers: {
    /** Without `after` the newest are read anew; what is on screen stays until they are there. */
    versionsRequested: (state: HistoryState, { payload: { fileId } }: PayloadAction<Asked>): HistoryState =>
      state.fileId === fileId ? { ...state, status: 'loading' } : { ...empty, status: 'loading', fileId },
    versionsSucceeded: (
      state: HistoryState,
      { payload }: PayloadAction<Asked & { page: VersionPage }>,
    ): HistoryState => {
      const { fileId, after, page } = payload;
      if (state.fileId !== fileId) return state;
      const items = after === undefined ? page.items : [...state.items, ...page.items];
      return { status: 'idle', fileId, items, ...(page.next === undefined ? {} : { next: page.next }) };
    },
    versionsFailed: (state: HistoryState, { payload }: PayloadAction<Trouble>): HistoryState => ({
      ...state,
      status: 'error',
      trouble: payload,
    }),
  },
  selectors: {
    selectHistory: (state: HistoryState) => state,
  },
});

export const { versionsRequested, versionsSucceeded, versionsFailed } = historySlice.actions;
export const { selectHistory } = historySlice.selectors;
