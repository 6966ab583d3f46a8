import { pageSize } from '@clearbench/contracts/product-constants';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { defaultSettleTime, followChanges, quietly, readBeginning } from '../../../listing/list-reading.ts';
import { guarded } from '../../../saga/guarded.ts';
import type { UserListAddress } from './list-address.ts';
import {
  moreUsersFailed,
  moreUsersRequested,
  moreUsersSucceeded,
  type Page,
  selectUserList,
  userListFailed,
  userListRefreshed,
  userListRequested,
  userListSucceeded,
} from './user-list-slice.ts';

export type UserListPorts = {
  readPage(query: UserListAddress & { readonly after?: string; readonly limit: number }): Promise<Page>;
  /** How many rows a list shown again begins with, so that its readers find their place after a reload. */
  rowsToRead?(key: string): number;
};

/** The topic under which changes of accounts are told. */
const topic = 'user-account';
/** So many rows are read again after a change; those further down are kept until the reader comes to them anew. */
const refreshSpan = 2_000;

/** Reads again what is shown, after `moved` accounts have changed; the rows stay where they are meanwhile. */
export function* refreshUsers(ports: UserListPorts, moved: readonly string[]) {
  const { address, rows, key } = yield* select(selectUserList);
  if (!address) return;
  const page = yield* readBeginning(ports.readPage, address, Math.min(Math.max(rows.length, pageSize), refreshSpan));
  yield* put(userListRefreshed({ page, key, moved }));
}

/** The same, and no word where it fails. */
export const refreshUsersQuietly = (ports: UserListPorts, moved: readonly string[]) =>
  quietly((ids) => refreshUsers(ports, ids))(moved);

/** Reads a list; one that was left and is shown again keeps its length, so that its readers find their place. */
const listWorker = (ports: UserListPorts) =>
  function* ({ payload: address }: ReturnType<typeof userListRequested>) {
    const { stale, key } = yield* select(selectUserList);
    const rows = Math.max(pageSize, ports.rowsToRead?.(key) ?? 0);
    if (stale) yield* put(userListSucceeded(yield* readBeginning(ports.readPage, address, rows)));
    else yield* refreshUsers(ports, []);
  };

const moreWorker = ({ readPage }: UserListPorts) =>
  function* () {
    const { address, next, key } = yield* select(selectUserList);
    if (!address || !next) return;
    const page = yield* call(readPage, { ...address, after: next, limit: 2 * pageSize });
    yield* put(moreUsersSucceeded({ page, key }));
  };

export const userListSaga = (ports: UserListPorts, settleTime = defaultSettleTime) =>
  function* () {
    yield* takeLatest(userListRequested.type, guarded(listWorker(ports), userListFailed));
    yield* takeLeading(moreUsersRequested.type, guarded(moreWorker(ports), moreUsersFailed));
    yield* followChanges(topic, (moved) => refreshUsers(ports, moved), settleTime);
  };
