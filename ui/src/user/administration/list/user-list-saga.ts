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
  /**
   * The number of rows with which a list starts when it is shown again, so that the scroll position exists after a
   * reload.
   */
  rowsToRead?(key: string): number;
};

/** The topic of account changes. */
const topic = 'user-account';
/**
 * The number of rows that are read again after a change; those further down are kept until the user scrolls to them.
 */
const refreshSpan = 2_000;

/** Reads the shown rows again after `moved` accounts have changed; the rows stay on screen meanwhile. */
export function* refreshUsers(ports: UserListPorts, moved: readonly string[]) {
  const { address, rows, key } = yield* select(selectUserList);
  if (!address) return;
  const page = yield* readBeginning(ports.readPage, address, Math.min(Math.max(rows.length, pageSize), refreshSpan));
  yield* put(userListRefreshed({ page, key, moved }));
}

/** The same, without an error if it fails. */
export const refreshUsersQuietly = (ports: UserListPorts, moved: readonly string[]) =>
  quietly((ids) => refreshUsers(ports, ids))(moved);

/** Reads a list. A list that is shown again is read to its former length, so that its scroll position exists. */
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
