import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected, transferStatusChanged } from '../../live/live-actions.ts';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { isListChange, type ListPorts, listSaga, refresh } from './list-saga.ts';
import {
  listFailed,
  listLeft,
  listRequested,
  listSlice,
  listSucceeded,
  moreRequested,
  moreSucceeded,
  refreshSucceeded,
} from './list-slice.ts';

type Query = Parameters<ListPorts['readPage']>[0];

const address = {
  environmentToken: 'SCTLAB',
  rbVersion: '2023',
  sort: 'changedAt',
  order: 'descending',
  view: 'files',
} as const;
const minute = (n: number) => new Date(Date.UTC(2026, 10, 2, 8, n)).toISOString();
const row = (n: number) => sampleSummary({ fileId: `f${n}`, changedAt: minute(n) });
const change = (id: string, topic = 'file-list') => changed({ topic, id, revision: 1 });

const reducer = combineReducers({ fileList: listSlice.reducer });

/** A server with files sorted by last change; it pages as the real one does. */
const fakeServer = (files: VipFileSummary[]) => {
  const state = { files, queries: [] as Query[], failing: false, rowsToRead: 0 };
  const inOrder = (falling: boolean) =>
    [...state.files].sort((a, b) => a.changedAt.localeCompare(b.changedAt) * (falling ? -1 : 1));
  const ports: ListPorts = {
    readPage: async (query) => {
      state.queries.push(query);
      if (state.failing) throw new Failure('connection.lost');
      const all = inOrder(query.order === 'descending');
      const rest = all.slice(all.findIndex(({ changedAt }) => changedAt === query.after) + 1);
      const items = rest.slice(0, query.limit);
      const last = items.at(-1);
      return {
        items,
        total: state.files.length,
        ...(rest.length > items.length && last ? { next: last.changedAt } : {}),
      };
    },
    rowsToRead: () => state.rowsToRead,
    readRow: async (fileId) => state.files.find((file) => file.fileId === fileId),
  };
  return { ports, server: state };
};

const serving = (files: VipFileSummary[]) => {
  const { ports, server } = fakeServer(files);
  const bench = runningSaga(listSaga(ports, 5), reducer);
  return { ...bench, server, ids: () => bench.state().fileList.rows.map(({ fileId }) => fileId) };
};

const opened = async (count: number) => {
  const bench = serving(Array.from({ length: count }, (_, n) => row(n)));
  bench.dispatch(listRequested(address));
  await bench.seen(listSucceeded.type);
  return bench;
};

describe('a file list', () => {
  it('starts with the first page and continues at its end', async () => {
    const { dispatch, seen, ids, state } = await opened(250);
    expect(ids()).toHaveLength(100);
    dispatch(moreRequested());
    await seen(moreSucceeded.type);
    expect(new Set(ids()).size).toBe(250);
    expect(state().fileList.next).toBeUndefined();
  });

  it('starts with as many rows as its stored position needs after a reload', async () => {
    const { dispatch, seen, ids, server } = serving(Array.from({ length: 950 }, (_, n) => row(n)));
    server.rowsToRead = 640;
    dispatch(listRequested(address));
    await seen(listSucceeded.type);
    expect(ids()).toHaveLength(640);
  });

  it('reports an error and is read on request', async () => {
    const { dispatch, seen, server, state } = serving([row(1)]);
    server.failing = true;
    dispatch(listRequested(address));
    await seen(listFailed.type);
    expect(state().fileList).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
    server.failing = false;
    dispatch(listRequested(address));
    await seen(listSucceeded.type);
    expect(state().fileList).toMatchObject({ status: 'idle', problem: undefined });
  });

  it('keeps its rows visible while it is filtered, but not those of another environment', async () => {
    const { dispatch, ids } = await opened(3);
    dispatch(listRequested({ ...address, search: 'x' }));
    expect(ids()).toHaveLength(3);
    dispatch(listRequested({ ...address, environmentToken: 'OTHER' }));
    expect(ids()).toHaveLength(0);
  });

  it('keeps its length when it is left and shown again', async () => {
    const { dispatch, seen, ids, server } = await opened(250);
    dispatch(moreRequested());
    await seen(moreSucceeded.type);
    dispatch(listLeft());
    server.files = server.files.filter(({ fileId }) => fileId !== 'f0');
    dispatch(listRequested(address));
    expect(ids()).toHaveLength(250);
    await seen(refreshSucceeded.type);
    expect(ids()).toHaveLength(249);
  });

  it('ignores a page of a list that is no longer shown', async () => {
    const { dispatch, seen, ids } = await opened(150);
    dispatch(moreRequested());
    dispatch(listRequested({ ...address, search: 'x' }));
    await seen(listSucceeded.type, 2);
    expect(ids()).toHaveLength(100);
  });
});

describe('a list that receives changes', () => {
  it('reads its first rows before a refresh, so that it keeps its position', async () => {
    const { dispatch, seen, types, server } = serving(Array.from({ length: 950 }, (_, n) => row(n)));
    server.rowsToRead = 640;
    dispatch(listRequested(address));
    dispatch(reconnected());
    await seen(refreshSucceeded.type);
    expect(server.queries.map(({ limit }) => limit)).toEqual([500, 140, 500, 140]);
    expect(types().filter((type) => type === listSucceeded.type || type === refreshSucceeded.type)).toEqual([
      listSucceeded.type,
      refreshSucceeded.type,
    ]);
  });

  it('shows a new file on top after one read for many changes', async () => {
    const { dispatch, seen, ids, server } = await opened(30);
    server.files.push(row(40), row(41));
    const before = server.queries.length;
    for (const id of ['f40', 'f41', 'f40']) dispatch(change(id));
    await seen(refreshSucceeded.type);
    expect(ids().slice(0, 3)).toEqual(['f41', 'f40', 'f29']);
    expect(server.queries.length - before).toBe(1);
  });

  it('removes a deleted file and keeps the further rows', async () => {
    const { dispatch, seen, ids, server } = await opened(400);
    dispatch(moreRequested());
    await seen(moreSucceeded.type);
    server.files = server.files.filter(({ fileId }) => fileId !== 'f250');
    dispatch(change('f250'));
    await seen(refreshSucceeded.type);
    expect(ids()).toHaveLength(300);
    expect(ids()).not.toContain('f250');
  });

  it('ignores changes that are not of files', () => {
    expect(isListChange(change('x', 'template'))).toBe(false);
    expect(isListChange(reconnected())).toBe(false);
    expect(isListChange(change('x'))).toBe(true);
  });

  it('reads nothing after it was left', async () => {
    const { ports, server } = fakeServer([row(1)]);
    let over = false;
    runningSaga(function* () {
      yield* refresh(ports, ['f1']);
      over = true;
    }, reducer);
    await until(() => over);
    expect(server.queries).toEqual([]);
  });

  it('reads again after a lost connection', async () => {
    const { dispatch, seen, ids, server } = await opened(3);
    server.files = [row(9)];
    dispatch(reconnected());
    await seen(refreshSucceeded.type);
    expect(ids()).toEqual(['f9']);
  });

  it('survives a failed refresh', async () => {
    const { dispatch, seen, ids, server } = await opened(3);
    server.failing = true;
    dispatch(change('f1'));
    await until(() => server.queries.length === 2);
    server.failing = false;
    server.files.push(row(50));
    dispatch(change('f50'));
    await seen(refreshSucceeded.type);
    expect(ids()[0]).toBe('f50');
  });

  it('shows the status of a transfer at once', async () => {
    const { dispatch, state } = await opened(3);
    dispatch(transferStatusChanged({ fileId: 'f1', transferId: 't1', to: 'accepted' } as never));
    const found = state().fileList.rows.find(({ fileId }) => fileId === 'f1');
    expect(found).toMatchObject({ transferState: 'accepted', transferId: 't1' });
  });

  it('reads deep rows one by one if the order does not move them to the top', async () => {
    const files = Array.from({ length: 2_100 }, (_, n) => row(n));
    const { dispatch, seen, server, state } = serving(files);
    dispatch(listRequested({ ...address, order: 'ascending' }));
    await seen(listSucceeded.type);
    dispatch(listSucceeded({ items: files, total: 2_100, next: 'more' }));
    server.files = files.map((file) => (file.fileId === 'f2050' ? { ...file, errors: 7 } : file));
    dispatch(change('f2050'));
    await seen(refreshSucceeded.type);
    await until(() => state().fileList.rows[2_050]?.errors === 7);
    expect(state().fileList.rows).toHaveLength(2_100);
  });
});
