import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { changed, reconnected } from '../../live/live-actions.ts';
import type { Notice } from '../../notice/notify.ts';
import type { Problem } from '../../saga/problem.ts';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { listRequested, listSlice, listSucceeded, refreshSucceeded } from '../list/list-slice.ts';
import { sampleRemoved } from '../testing/removed-file.fixture.ts';
import { type RemovedPorts, removedSaga } from './removed-saga.ts';
import {
  countSucceeded,
  moreRequested,
  moreSucceeded,
  removedFailed,
  removedRequested,
  removedSlice,
  removedSucceeded,
  restoreEnded,
  restoreRequested,
} from './removed-slice.ts';

const place = { environmentToken: 'SCTLAB', rbVersion: '2023' } as const;
const address = { ...place, sort: 'changedAt', order: 'descending', view: 'files' } as const;
const reducer = combineReducers({ fileList: listSlice.reducer, removedFiles: removedSlice.reducer });

/** A server with removed files; it pages by the id of the last one. */
const serving = (count: number, restore: RemovedPorts['restore'] = async () => undefined) => {
  const server = {
    files: Array.from({ length: count }, (_, n) => sampleRemoved(`f${n}`)),
    requests: 0,
    failing: false,
  };
  const notices: Notice[] = [];
  const problems: Problem[] = [];
  const ports: RemovedPorts = {
    readPage: async ({ after, limit }) => {
      server.requests += 1;
      if (server.failing) throw new Failure('connection.lost');
      const rest = server.files.slice(server.files.findIndex(({ fileId }) => fileId === after) + 1);
      const items = rest.slice(0, limit);
      const last = items.at(-1);
      return {
        items,
        total: server.files.length,
        ...(rest.length > items.length && last ? { next: last.fileId } : {}),
      };
    },
    restore,
    notify: (notice) => notices.push(notice),
    notifyProblem: (problem) => problems.push(problem),
  };
  const bench = runningSaga(removedSaga(ports, 5), reducer);
  const ids = () => bench.state().removedFiles.rows.map(({ fileId }) => fileId);
  return { ...bench, server, notices, problems, ids, removed: () => bench.state().removedFiles };
};

describe('the list of removed files', () => {
  it('is read when it is shown, and further pages on request', async () => {
    const { dispatch, seen, ids } = serving(130);
    dispatch(removedRequested(place));
    await seen(removedSucceeded.type);
    expect(ids()).toHaveLength(100);
    dispatch(moreRequested());
    await seen(moreSucceeded.type);
    expect(new Set(ids()).size).toBe(130);
  });

  it('reports an error if it cannot be read', async () => {
    const { dispatch, seen, server, removed } = serving(1);
    server.failing = true;
    dispatch(removedRequested(place));
    await seen(removedFailed.type);
    expect(removed()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
  });

  it('restores files; a failure does not stop the others, and files that no longer exist disappear', async () => {
    const restore = (fileId: string) => {
      if (fileId === 'f1') return Promise.reject(new Failure('store.conflict'));
      return fileId === 'f2' ? Promise.reject(new Failure('file.restoreTooLate')) : Promise.resolve();
    };
    const { dispatch, seen, ids, notices, problems, removed } = serving(6, restore);
    dispatch(removedRequested(place));
    await seen(removedSucceeded.type);
    dispatch(restoreRequested({ fileIds: ['f0', 'f1', 'f2', 'f3', 'f4'] }));
    expect(removed().busy).toHaveLength(5);
    await seen(restoreEnded.type);
    expect(ids()).toEqual(['f1', 'f5']);
    expect(removed()).toMatchObject({ busy: [], total: 2 });
    await until(() => problems.length === 1);
    expect(notices).toMatchObject([{ textKey: 'removed.restored', params: { count: 3 } }]);
  });

  it.each([
    ['a file changes', changed({ topic: 'file-list', id: 'f9', revision: 1 })],
    ['the connection is restored', reconnected()],
  ])('is read again when %s', async (_, action) => {
    const { dispatch, seen, server, ids } = serving(1);
    dispatch(removedRequested(place));
    await seen(removedSucceeded.type);
    server.files.unshift(sampleRemoved('new'));
    dispatch(action);
    await until(() => ids().length === 2);
  });
});

describe('the number beside the file list', () => {
  it('is requested once for a list, and again when the number of files changes', async () => {
    const { dispatch, seen, server, removed } = serving(3);
    dispatch(listRequested(address));
    dispatch(listSucceeded({ items: [], total: 7 }));
    await seen(countSucceeded.type);
    expect(removed().count).toBe(3);
    const key = 'SCTLAB/2023?';
    dispatch(refreshSucceeded({ page: { items: [], total: 7 }, moved: [], key }));
    expect(server.requests).toBe(1);
    server.files.pop();
    dispatch(refreshSucceeded({ page: { items: [], total: 8 }, moved: [], key }));
    await until(() => removed().count === 2);
  });

  it('is hidden if it cannot be read', async () => {
    const { dispatch, server, removed, problems } = serving(3);
    server.failing = true;
    dispatch(listRequested(address));
    dispatch(listSucceeded({ items: [], total: 7 }));
    await until(() => server.requests === 1);
    expect(removed().count).toBe(0);
    expect(problems).toEqual([]);
  });
});
