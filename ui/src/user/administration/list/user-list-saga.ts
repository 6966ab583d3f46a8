import { pageSize } from '@clearbench/contracts/product-constants';
import { buffers } from 'redux-saga';
import {
  actionChannel,
  call,
  delay,
  flush,
  put,
  select,
  take,
  takeLatest,
  takeLeading,
  throttle,
} from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { guarded } from '../../../saga/guarded.ts';
import { troubleOf } from '../../../saga/trouble.ts';
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
};

/** The topic under which changes of accounts are told. */
const topic = 'user-account';
const largestPage = 500;
/** So many rows are read again after a change; those further down are kept until the reader comes to them anew. */
const refreshSpan = 2_000;

/** Reads the first so many rows, page after page. */
function* readBeginning({ readPage }: UserListPorts, address: UserListAddress, count: number) {
  let page = yield* call(readPage, { ...address, limit: Math.min(count, largestPage) });
  const items = [...page.items];
  while (page.next && items.length < count) {
    page = yield* call(readPage, { ...address, after: page.next, limit: Math.min(count - items.length, largestPage) });
    items.push(...page.items);
  }
  return { ...page, items };
}

/** Reads again what is shown, after `moved` accounts have changed; the rows stay where they are meanwhile. */
export function* refreshUsers(ports: UserListPorts, moved: readonly string[]) {
  const { address, rows, key } = yield* select(selectUserList);
  if (!address) return;
  const page = yield* readBeginning(ports, address, Math.min(Math.max(rows.length, pageSize), refreshSpan));
  yield* put(userListRefreshed({ page, key, moved }));
}

/** A refresh that fails is not worth a word: the next change, or the connection's return, tries again. */
export function* refreshUsersQuietly(ports: UserListPorts, moved: readonly string[]) {
  try {
    yield* refreshUsers(ports, moved);
  } catch (error) {
    troubleOf(error);
  }
}

/** Reads a list; one that was left and is shown again keeps its length, so that its readers find their place. */
const listWorker = (ports: UserListPorts) =>
  function* ({ payload: address }: ReturnType<typeof userListRequested>) {
    const { stale } = yield* select(selectUserList);
    if (stale) yield* put(userListSucceeded(yield* readBeginning(ports, address, pageSize)));
    else yield* refreshUsers(ports, []);
  };

const moreWorker = ({ readPage }: UserListPorts) =>
  function* () {
    const { address, next, key } = yield* select(selectUserList);
    if (!address || !next) return;
    const page = yield* call(readPage, { ...address, after: next, limit: 2 * pageSize });
    yield* put(moreUsersSucceeded({ page, key }));
  };

const isUserChange = (action: { type: string; payload?: unknown }): boolean =>
  changed.match(action) && action.payload.topic === topic;

/** Collects changes for a moment and reads once for all of them, never twice at a time. */
function* followChanges(ports: UserListPorts, settleTime: number) {
  const changes = yield* actionChannel<ReturnType<typeof changed>>(isUserChange, buffers.expanding(64));
  while (true) {
    const first = yield* take(changes);
    yield* delay(settleTime);
    const more = yield* flush(changes);
    const ids = [first, ...(Array.isArray(more) ? more : [])].map(({ payload }) => payload.id);
    yield* refreshUsersQuietly(ports, [...new Set(ids)]);
  }
}

export const userListSaga = (ports: UserListPorts, settleTime = 350) =>
  function* () {
    yield* takeLatest(userListRequested.type, guarded(listWorker(ports), userListFailed));
    yield* takeLeading(moreUsersRequested.type, guarded(moreWorker(ports), moreUsersFailed));
    yield* throttle(settleTime, reconnected.type, refreshUsersQuietly, ports, []);
    yield* followChanges(ports, settleTime);
  };
