import { Failure } from '@clearbench/contracts/failure';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { sampleAccount } from '../../testing/account.fixture.ts';
import type { UserListAddress } from './list-address.ts';
import { type UserListPorts, userListSaga } from './user-list-saga.ts';
import {
  moreUsersRequested,
  moreUsersSucceeded,
  userListFailed,
  userListLeft,
  userListRefreshed,
  userListRequested,
  userListSlice,
  userListSucceeded,
} from './user-list-slice.ts';

const address: UserListAddress = {
  category: 'all',
  search: undefined,
  sort: 'displayName',
  order: 'ascending',
};
const user = (n: number) =>
  sampleAccount({ userId: `u${n}`, displayName: `User ${String(n).padStart(6, '0')}`, accountVersion: 1 });
const change = (id: string, topic = 'user-account') => changed({ topic, id, revision: 1 });
const reducer = combineReducers({ userList: userListSlice.reducer });

/** A server with users by name; it pages as the real one does. */
const serving = (users: UserAccount[]) => {
  const server = { users, asked: [] as Parameters<UserListPorts['readPage']>[0][], failing: false };
  const ports: UserListPorts = {
    readPage: async (query) => {
      server.asked.push(query);
      if (server.failing) throw new Failure('connection.lost');
      const all = server.users.filter(({ approvedState }) => query.category === 'all' || approvedState === 'UNKNOWN');
      const rest = all.slice(all.findIndex(({ displayName }) => displayName === query.after) + 1);
      const items = rest.slice(0, query.limit);
      const next = rest.length > items.length ? items.at(-1)?.displayName : undefined;
      const counts = { all: server.users.length, unapproved: 0, rejected: 0, approved: server.users.length };
      return { items, counts, ...(next === undefined ? {} : { next }) };
    },
  };
  const bench = runningSaga(userListSaga(ports, 5), reducer);
  const list = () => bench.state().userList;
  return { ...bench, server, list, ids: () => list().rows.map(({ userId }) => userId) };
};

const opened = async (count: number) => {
  const bench = serving(Array.from({ length: count }, (_, n) => user(n)));
  bench.dispatch(userListRequested(address));
  await bench.seen(userListSucceeded.type);
  return bench;
};

describe('the list of users', () => {
  it('starts with the first page, continues at its end, and shows the counts', async () => {
    const { dispatch, seen, ids, list } = await opened(250);
    expect(ids()).toHaveLength(100);
    dispatch(moreUsersRequested());
    await seen(moreUsersSucceeded.type);
    expect(new Set(ids()).size).toBe(250);
    expect(list()).toMatchObject({ next: undefined, counts: { all: 250 } });
  });

  it('requests nothing more of a very long list until the user scrolls', async () => {
    const { server } = await opened(200_000);
    expect(server.asked.map(({ limit }) => limit)).toEqual([100]);
  });

  it('shows an error', async () => {
    const { dispatch, seen, server, list } = serving([user(1)]);
    server.failing = true;
    dispatch(userListRequested(address));
    await seen(userListFailed.type);
    expect(list()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
  });

  it('is read again when accounts change, once for many changes', async () => {
    const { dispatch, seen, server, list } = await opened(250);
    server.users = server.users.map((one) => (one.userId === 'u7' ? { ...one, userState: 'DISABLED' } : one));
    for (const id of ['u7', 'u8', 'u9']) dispatch(change(id));
    await seen(userListRefreshed.type);
    expect(list().rows[7]).toMatchObject({ userId: 'u7', userState: 'DISABLED' });
    expect(server.asked).toHaveLength(2);
  });

  it('keeps the length and the position of a partly read list', async () => {
    const { dispatch, seen, ids, list } = await opened(500);
    dispatch(moreUsersRequested());
    await seen(moreUsersSucceeded.type);
    dispatch(reconnected());
    await seen(userListRefreshed.type);
    expect(ids()).toHaveLength(300);
    expect(list().next).toBe(user(299).displayName);
  });

  it('ignores other topics, and changes after it was left', async () => {
    const { dispatch, server } = await opened(3);
    dispatch(change('u1', 'file-list'));
    dispatch(userListLeft());
    dispatch(change('u1'));
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(server.asked).toHaveLength(1);
  });

  it('survives a failed refresh', async () => {
    const { dispatch, seen, server, list } = await opened(3);
    server.failing = true;
    dispatch(change('u1'));
    await until(() => server.asked.length === 2);
    server.failing = false;
    dispatch(change('u1'));
    await seen(userListRefreshed.type);
    expect(list().status).toBe('idle');
  });
});
