import { verdictOf } from '@clearbench/contracts/file/choices';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { createSlice, type Draft, original, type PayloadAction } from '@reduxjs/toolkit';
import { mergeRows, withNext } from '../../listing/merge-rows.ts';
import { transferStatusChanged } from '../../live/live-actions.ts';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';
import { filesIn, type ListedFile, type Opened, withFile, withoutFile } from './conversation-rows.ts';
import { keyOf, type ListAddress } from './list-address.ts';

/** A row after the state of its transfer has changed; an earlier transfer of the same file is ignored. */
export const rowAfterTransfer = (row: VipFileSummary, change: TransferStatusChanged): VipFileSummary => {
  const { transferId, to, groupStatus } = change;
  const isNewest = to === 'requested' || row.transferId === undefined || row.transferId === transferId;
  if (!isNewest) return row;
  const { verdict: _, ...file } = row;
  return { ...file, transferId, transferState: to, ...(groupStatus ? { verdict: verdictOf[groupStatus] } : {}) };
};

/** `total` is -1 if the server does not count. */
export type Page = {
  readonly items: readonly ListedFile[];
  readonly next?: string | undefined;
  readonly total: number;
};

export type ListState = {
  /** The list on screen; undefined while no list is shown. */
  readonly address: ListAddress | undefined;
  readonly key: string;
  readonly status: AsyncStatus;
  readonly rows: readonly ListedFile[];
  readonly opened: Opened;
  /** The rows belong to another list and are shown until the rows of this list arrive. */
  readonly stale: boolean;
  /** The position after the loaded rows; undefined at the end. */
  readonly next: string | undefined;
  /** -1 if the server does not count. */
  readonly total: number;
  readonly more: AsyncStatus;
  readonly problem: Problem | undefined;
};

const initialState: ListState = {
  address: undefined,
  key: '',
  status: 'initial',
  rows: [],
  opened: {},
  stale: true,
  next: undefined,
  total: -1,
  more: 'idle',
  problem: undefined,
};

type Refreshed = { readonly page: Page; readonly moved: readonly string[]; readonly key: string };

/** The state itself: reading a draft of many thousand rows would create a proxy for each. */
const plain = (state: Draft<ListState>): ListState => original(state) ?? state;

const idOf = ({ fileId }: VipFileSummary): string => fileId;

type More = { readonly page: Page; readonly key: string };

const appended = (state: ListState, { page, key }: More): ListState => {
  if (key !== state.key) return state;
  return { ...state, more: 'idle', rows: withNext(state.rows, page.items, idOf), next: page.next };
};

/** Replaces one file. */
const withRow = (state: ListState, fileId: string, update: (row: VipFileSummary) => VipFileSummary): ListState => ({
  ...state,
  rows: withFile(state.rows, fileId, update),
});

const refreshed = (state: ListState, { page, moved, key }: Refreshed): ListState => {
  if (key !== state.key || !state.address) return state;
  const old = page.next === undefined ? [] : state.rows;
  const { sort, order } = state.address;
  const rows = mergeRows(old, page.items, new Set(moved), {
    idOf,
    sortValue: (row: ListedFile) => row.conversation?.changedAt ?? row[sort],
    order,
  });
  const grown = rows.length > page.items.length;
  const next = grown ? state.next : page.next;
  return { ...state, status: 'idle', problem: undefined, rows, next, total: page.total };
};

export const listSlice = createSlice({
  name: 'fileList',
  initialState: initialState as ListState,
  reducers: {
    /** A list is on screen. The same list keeps its rows while they are read again. */
    listRequested: (state, { payload }: PayloadAction<ListAddress>) => {
      const key = keyOf(payload);
      const sameEnvironment = state.key.split('?')[0] === key.split('?')[0];
      const kept = sameEnvironment
        ? { rows: state.rows, next: state.next, total: state.total, opened: state.opened }
        : {};
      const stale = key !== state.key || state.rows.length === 0;
      return { ...initialState, ...kept, key, stale, address: payload, status: 'loading' };
    },
    listSucceeded: (state, { payload }: PayloadAction<Page>) => ({
      ...state,
      status: 'idle' as const,
      stale: false,
      rows: payload.items,
      next: payload.next,
      total: payload.total,
    }),
    listFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    listLeft: (state) => ({ ...state, address: undefined }),
    /** Opens or closes a conversation. */
    conversationToggled: (
      state,
      { payload }: PayloadAction<{ readonly fileId: string; readonly isOpen: boolean }>,
    ) => ({
      ...plain(state),
      opened: { ...state.opened, [payload.fileId]: payload.isOpen },
    }),
    moreRequested: (state) => ({ ...state, more: 'loading' as const }),
    moreSucceeded: (state, { payload }: PayloadAction<More>) => appended(plain(state), payload),
    moreFailed: (state, _: PayloadAction<Problem>) => ({ ...state, more: 'error' as const }),
    refreshSucceeded: (state, { payload }: PayloadAction<Refreshed>) => refreshed(plain(state), payload),
    rowChanged: (state, { payload }: PayloadAction<VipFileSummary>) =>
      withRow(plain(state), payload.fileId, () => payload),
    rowGone: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      rows: withoutFile(plain(state).rows, payload),
      total: state.total > 0 ? state.total - 1 : state.total,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(transferStatusChanged, (state, { payload }) =>
      withRow(plain(state), payload.fileId, (row) => rowAfterTransfer(row, payload)),
    ),
  selectors: {
    selectList: (state) => state,
    /** All loaded files, also those in closed conversations. */
    selectFiles: ({ rows }) => filesIn(rows),
  },
});

export const {
  listRequested,
  listSucceeded,
  listFailed,
  listLeft,
  conversationToggled,
  moreRequested,
  moreSucceeded,
  moreFailed,
  refreshSucceeded,
  rowChanged,
  rowGone,
} = listSlice.actions;
export const { selectList, selectFiles } = listSlice.selectors;
