import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import type { Notice, UnexecutedCommand } from '../../notice/notify.ts';
import type { Problem } from '../../saga/problem.ts';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { listSlice, listSucceeded } from '../list/list-slice.ts';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { type FileCommandPorts, fileCommandsSaga } from './file-commands-saga.ts';
import {
  commandFailed,
  commandSucceeded,
  copyRequested,
  deleteRequested,
  directionSwitchRequested,
  downloadRequested,
  fileCommandsSlice,
  newIdsRequested,
  renameRequested,
} from './file-commands-slice.ts';

const files = ['a', 'b', 'c', 'd', 'e', 'f'].map((fileId) => sampleSummary({ fileId, fileName: `${fileId}.xml` }));

const ordering = (changes: Partial<FileCommandPorts> = {}) => {
  const notices: Notice[] = [];
  const problems: (Problem & { command: UnexecutedCommand })[] = [];
  const refuse = () => Promise.reject(new Failure('store.conflict'));
  const ports: FileCommandPorts = {
    rename: refuse,
    copy: refuse,
    switchDirection: refuse,
    send: refuse,
    newIds: refuse,
    renewEndToEndIds: () => undefined,
    remove: refuse,
    restore: () => undefined,
    download: refuse,
    notify: (notice) => notices.push(notice),
    notifyUnexecuted: (command, problem) => problems.push({ ...problem, command }),
    ...changes,
  };
  const reducer = combineReducers({ fileList: listSlice.reducer, fileCommands: fileCommandsSlice.reducer });
  const bench = runningSaga(fileCommandsSaga(ports), reducer);
  bench.dispatch(listSucceeded({ items: files, total: files.length }));
  const ids = () => bench.state().fileList.rows.map(({ fileId }) => fileId);
  return { ...bench, notices, problems, ids, busy: () => bench.state().fileCommands.busy };
};

describe('file commands of the list', () => {
  it('rename a row in place', async () => {
    const { dispatch, seen, state, busy } = ordering({
      rename: async (fileId, fileName) => ({ vipFileSummary: sampleSummary({ fileId, fileName }) }),
    });
    dispatch(renameRequested({ fileId: 'b', fileName: 'new.xml' }));
    expect(busy()).toEqual(['b']);
    await seen(commandSucceeded.type);
    expect(state().fileList.rows[1]?.fileName).toBe('new.xml');
    expect(busy()).toEqual([]);
  });

  it('reverse the direction of a file', async () => {
    const { dispatch, seen, state } = ordering({
      switchDirection: async (fileId, direction) => ({ vipFileSummary: sampleSummary({ fileId, direction }) }),
    });
    dispatch(directionSwitchRequested({ fileId: 'a', direction: 'ST' }));
    await seen(commandSucceeded.type);
    expect(state().fileList.rows[0]?.direction).toBe('ST');
  });

  it('show the name of a copy', async () => {
    const { dispatch, notices } = ordering({
      copy: async () => ({ vipFileSummary: sampleSummary({ fileName: 'a (copy).xml' }) }),
    });
    dispatch(copyRequested({ fileId: 'a' }));
    await until(() => notices.length === 1);
    expect(notices[0]).toMatchObject({ textKey: 'fileList.copied', params: { fileName: 'a (copy).xml' } });
  });

  it('give several files new ids, count them, and report the failures', async () => {
    const again: (readonly string[])[] = [];
    const { dispatch, notices, problems, busy } = ordering({
      newIds: async (fileId) => {
        if (fileId === 'b') throw new Failure('file.answerReadOnly');
      },
      renewEndToEndIds: (fileIds) => void again.push(fileIds),
    });
    dispatch(newIdsRequested({ fileIds: ['a', 'b', 'c'] }));
    await until(() => problems.length === 1);
    expect(notices[0]).toMatchObject({ textKey: 'fileList.renewed', params: { count: 2 } });
    expect(problems[0]?.errorKey).toBe('file.answerReadOnly');
    expect(busy()).toEqual([]);
    notices[0]?.action?.run();
    expect(again).toEqual([['a', 'c']]);
  });

  it('report a failure and leave the row unchanged', async () => {
    const { dispatch, seen, problems, busy, state } = ordering();
    dispatch(renameRequested({ fileId: 'a', fileName: 'x.xml' }));
    await seen(commandFailed.type);
    await until(() => problems.length === 1);
    expect(problems[0]?.errorKey).toBe('store.conflict');
    expect(busy()).toEqual([]);
    expect(state().fileList.rows[0]?.fileName).toBe('a.xml');
  });
});

describe('deleting many files', () => {
  it('continues after a failure, and counts an already deleted file as deleted', async () => {
    const { dispatch, ids, notices, problems, busy } = ordering({
      remove: async (fileId) => {
        if (fileId === 'b') throw new Failure('store.conflict');
        if (fileId === 'c') throw new Failure('file.notFound');
      },
    });
    dispatch(deleteRequested({ fileIds: ['a', 'b', 'c', 'd', 'e'] }));
    await until(() => problems.length === 1);
    expect(ids()).toEqual(['b', 'f']);
    expect(notices[0]).toMatchObject({ params: { count: 4 } });
    expect(busy()).toEqual([]);
  });

  it('offers to restore the deleted files, and no others', async () => {
    const restored: (readonly string[])[] = [];
    const { dispatch, notices } = ordering({
      remove: async (fileId) => {
        if (fileId === 'b') throw new Failure('store.conflict');
      },
      restore: (fileIds) => void restored.push(fileIds),
    });
    dispatch(deleteRequested({ fileIds: ['a', 'b', 'c'] }));
    await until(() => notices.length === 1);
    expect(notices[0]?.action?.textKey).toBe('fileList.undo');
    notices[0]?.action?.run();
    expect(restored).toEqual([['a', 'c']]);
  });

  it('runs a few at a time', async () => {
    let together = 0;
    let most = 0;
    const { dispatch, seen } = ordering({
      remove: async () => {
        together += 1;
        most = Math.max(most, together);
        await new Promise((resolve) => setTimeout(resolve, 2));
        together -= 1;
      },
    });
    dispatch(deleteRequested({ fileIds: files.map(({ fileId }) => fileId) }));
    await seen(commandSucceeded.type);
    expect(most).toBe(4);
  });
});

describe('downloading', () => {
  it('contains the files in the order of the list', async () => {
    const saved: string[] = [];
    const { dispatch, seen } = ordering({
      download: async (some) => void saved.push(...some.map(({ fileName }) => fileName)),
    });
    dispatch(downloadRequested({ fileIds: ['d', 'a'] }));
    await seen(commandSucceeded.type);
    expect(saved).toEqual(['a.xml', 'd.xml']);
  });
});
