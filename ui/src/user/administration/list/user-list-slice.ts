import type { ReplyOf } from '@clearbench/contracts/route';
import type { listUsersRoute, UserAccount, UserListQuery } from '@clearbench/contracts/user/administration-routes';
import { createSlice, type Draft, original, type PayloadAction } from '@reduxjs/toolkit';
import { mergeRows, type RowOrder, withNext } from '../../../listing/merge-rows.ts';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';
import { keyOf, type UserListAddress } from './list-address.ts';

/** The collation of the server: by letters first, then accents and case. */
const sortKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const userId = (row: UserAccount): string => row.userId;

/** The position of an account in a sorted list. */
export const userOrder = ({ sort, order }: Pick<UserListQuery, 'sort' | 'order'>): RowOrder<UserAccount> => ({
  idOf: userId,
  sortValue: (row) => (sort === 'displayName' || sort === 'email' ? sortKey(row[sort]) : row[sort]),
  order,
});

export type Page = ReplyOf<typeof listUsersRoute>;

export type UserListState = {
  /** The list on screen; undefined while no list is shown. */
  readonly address: UserListAddress | undefined;
  readonly key: string;
  readonly status: AsyncStatus;
  readonly rows: readonly UserAccount[];
  /** The rows belong to another list and are shown until the rows of this list arrive. */
  readonly stale: boolean;
  /** The position after the loaded rows; undefined at the end. */
  readonly next: string | undefined;
  /** The number of users of each category; undefined until it is known. */
  readonly counts: Page['counts'] | undefined;
  readonly more: AsyncStatus;
  readonly problem: Problem | undefined;
};

const initialState: UserListState = {
  address: undefined,
  key: '',
  status: 'initial',
  rows: [],
  stale: true,
  next: undefined,
  counts: undefined,
  more: 'idle',
  problem: undefined,
};

type Refreshed = { readonly page: Page; readonly moved: readonly string[]; readonly key: string };

/** The state itself: reading a draft of many thousand rows would create a proxy for each. */
const plain = (state: Draft<UserListState>): UserListState => original(state) ?? state;

const appended = (
  state: UserListState,
  { page, key }: { readonly page: Page; readonly key: string },
): UserListState => {
  if (key !== state.key) return state;
  const rows = withNext(state.rows, page.items, userId);
  return { ...state, more: 'idle', rows, next: page.next, counts: page.counts };
};

const refreshed = (state: UserListState, { page, moved, key }: Refreshed): UserListState => {
  if (key !== state.key || !state.address) return state;
  const old = page.next === undefined ? [] : state.rows;
  const rows = mergeRows(old, page.items, new Set(moved), userOrder(state.address));
  const next = rows.length > page.items.length ? state.next : page.next;
  return { ...state, status: 'idle', stale: false, problem: undefined, rows, next, counts: page.counts };
};

export const userListSlice = createSlice({
  name: 'userList',
  initialState: initialState as UserListState,
  reducers: {
    /** A list is on screen. The same list keeps its rows while they are read again. */
    userListRequested: (state, { payload }: PayloadAction<UserListAddress>) => {
      const key = keyOf(payload);
      const { rows, next, counts } = state;
      const stale = key !== state.key || rows.length === 0;
      return { ...initialState, rows, next, counts, key, stale, address: payload, status: 'loading' };
    },
    userListSucceeded: (state, { payload }: PayloadAction<Page>) => ({
      ...state,
      status: 'idle' as const,
      stale: false,
      rows: payload.items,
      next: payload.next,
      counts: payload.counts,
    }),
    userListFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    userListLeft: (state) => ({ ...state, address: undefined }),
    moreUsersRequested: (state) => ({ ...state, more: 'loading' as const }),
    moreUsersSucceeded: (state, { payload }: PayloadAction<{ page: Page; key: string }>) =>
      appended(plain(state), payload),
    moreUsersFailed: (state, _: PayloadAction<Problem>) => ({ ...state, more: 'error' as const }),
    userListRefreshed: (state, { payload }: PayloadAction<Refreshed>) => refreshed(plain(state), payload),
  },
  selectors: { selectUserList: (state) => state },
});

export const {
  userListRequested,
  userListSucceeded,
  userListFailed,
  userListLeft,
  moreUsersRequested,
  moreUsersSucceeded,
  moreUsersFailed,
  userListRefreshed,
} = userListSlice.actions;
export const { selectUserList } = userListSlice.selectors;
