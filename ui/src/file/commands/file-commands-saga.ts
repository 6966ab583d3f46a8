import type { Direction } from '@clearbench/contracts/file/choices';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Action } from '@reduxjs/toolkit';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import type { Notice, UnexecutedCommand } from '../../notice/notify.ts';
import { guarded } from '../../saga/guarded.ts';
import { type Problem, problemOf } from '../../saga/problem.ts';
import { rowChanged, rowGone, selectFiles } from '../list/list-slice.ts';
import {
  commandFailed,
  commandSucceeded,
  copyRequested,
  deleteRequested,
  directionSwitchRequested,
  downloadRequested,
  newIdsRequested,
  renameRequested,
  sendRequested,
} from './file-commands-slice.ts';

type Changed = { readonly vipFileSummary: VipFileSummary };

export type FileCommandPorts = {
  rename(fileId: string, fileName: string): Promise<Changed>;
  copy(fileId: string, newIds: boolean): Promise<Changed>;
  switchDirection(fileId: string, direction: Direction): Promise<Changed>;
  send(fileId: string): Promise<unknown>;
  newIds(fileId: string, endToEndIds: boolean): Promise<unknown>;
  /** Replaces the end-to-end ids of files as well. */
  renewEndToEndIds(fileIds: readonly string[]): void;
  remove(fileId: string): Promise<unknown>;
  /** Restores files that were just deleted. */
  restore(fileIds: readonly string[]): void;
  /** Saves the files on the user's machine, several as one archive. */
  download(files: readonly VipFileSummary[]): Promise<void>;
  notify(notice: Notice): void;
  notifyUnexecuted(command: UnexecutedCommand, problem: Problem): void;
};

/** The number of concurrent deletions. */
const together = 4;

function* showNotice({ notify }: FileCommandPorts, notice: Notice) {
  yield* call(notify, notice);
}

const one = (fileId: string) => ({ fileIds: [fileId] });

export const renameWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileId, fileName } }: ReturnType<typeof renameRequested>) {
    const { vipFileSummary } = yield* call(ports.rename, fileId, fileName);
    yield* put(rowChanged(vipFileSummary));
    yield* put(commandSucceeded(one(fileId)));
  };

export const switchDirectionWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileId, direction } }: ReturnType<typeof directionSwitchRequested>) {
    const { vipFileSummary } = yield* call(ports.switchDirection, fileId, direction);
    yield* put(rowChanged(vipFileSummary));
    yield* put(commandSucceeded(one(fileId)));
  };

export const copyWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileId, newIds = false } }: ReturnType<typeof copyRequested>) {
    const { vipFileSummary } = yield* call(ports.copy, fileId, newIds);
    yield* put(commandSucceeded(one(fileId)));
    yield* showNotice(ports, {
      tone: 'good',
      textKey: 'fileList.copied',
      params: { fileName: vipFileSummary.fileName },
    });
  };

export const sendWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileId } }: ReturnType<typeof sendRequested>) {
    yield* call(ports.send, fileId);
    yield* put(commandSucceeded(one(fileId)));
    yield* showNotice(ports, { tone: 'good', textKey: 'fileList.sent' });
  };

function* deleteOne({ remove }: FileCommandPorts, fileId: string) {
  try {
    yield* call(remove, fileId);
  } catch (error) {
    const problem = problemOf(error);
    // Another user deleted it first: the result is the same.
    if (problem.errorKey !== 'file.notFound') return problem;
  }
  yield* put(rowGone(fileId));
  return undefined;
}

const deletedNotice = (fileIds: readonly string[], restore: FileCommandPorts['restore']): Notice => ({
  tone: 'primary',
  textKey: 'fileList.deleted',
  params: { count: fileIds.length },
  action: { textKey: 'fileList.undo', run: () => restore(fileIds) },
});

/** Deletes a few files at a time; a failure does not stop the others. */
export const deleteWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileIds } }: ReturnType<typeof deleteRequested>) {
    const problems: Problem[] = [];
    const deleted: string[] = [];
    for (let start = 0; start < fileIds.length; start += together) {
      const some = fileIds.slice(start, start + together);
      const outcomes = (yield* all(some.map((id) => call(deleteOne, ports, id)))) as (Problem | undefined)[];
      problems.push(...outcomes.filter((problem) => problem !== undefined));
      deleted.push(...some.filter((_, index) => outcomes[index] === undefined));
    }
    yield* put(commandSucceeded({ fileIds }));
    if (deleted.length > 0) yield* showNotice(ports, deletedNotice(deleted, ports.restore));
    if (problems[0]) yield* call(ports.notifyUnexecuted, 'delete' as const, problems[0]);
  };

function* renewOne({ newIds }: FileCommandPorts, fileId: string, endToEndIds: boolean) {
  try {
    yield* call(newIds, fileId, endToEndIds);
    return undefined;
  } catch (error) {
    return problemOf(error);
  }
}

/** The number of concurrent validations; rows change when the server reports a change. */
const renewedTogether = 2;

export const newIdsWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileIds, endToEndIds = false } }: ReturnType<typeof newIdsRequested>) {
    const renewed: string[] = [];
    const problems: Problem[] = [];
    for (let start = 0; start < fileIds.length; start += renewedTogether) {
      const some = fileIds.slice(start, start + renewedTogether);
      const outcomes = (yield* all(some.map((id) => call(renewOne, ports, id, endToEndIds)))) as (
        | Problem
        | undefined
      )[];
      for (const [index, problem] of outcomes.entries()) {
        if (problem) problems.push(problem);
        else renewed.push(some[index] as string);
      }
      yield* put(commandSucceeded({ fileIds: some }));
    }
    const count = renewed.length;
    const action = { textKey: 'editor.newIds.endToEnd', run: () => ports.renewEndToEndIds(renewed) };
    const notice: Notice = { tone: 'good', textKey: 'fileList.renewed', params: { count } };
    if (count > 0) yield* showNotice(ports, endToEndIds ? notice : { ...notice, action });
    if (problems[0]) yield* call(ports.notifyUnexecuted, 'newIds' as const, problems[0]);
  };

export const downloadWorker = (ports: FileCommandPorts) =>
  function* ({ payload: { fileIds } }: ReturnType<typeof downloadRequested>) {
    const rows = yield* select(selectFiles);
    yield* call(
      ports.download,
      rows.filter(({ fileId }) => fileIds.includes(fileId)),
    );
    yield* put(commandSucceeded({ fileIds }));
  };

type FileCommandAction = Action & { payload: { fileId: string } | { fileIds: readonly string[] } };

const failed =
  (command: UnexecutedCommand) =>
  (problem: Problem, { payload }: FileCommandAction) =>
    commandFailed({ command, problem, fileIds: 'fileIds' in payload ? payload.fileIds : [payload.fileId] });

export const fileCommandsSaga = (ports: FileCommandPorts) =>
  function* () {
    yield* takeEvery(renameRequested.type, guarded(renameWorker(ports), failed('rename')));
    yield* takeEvery(copyRequested.type, guarded(copyWorker(ports), failed('copy')));
    yield* takeEvery(directionSwitchRequested.type, guarded(switchDirectionWorker(ports), failed('switchDirection')));
    yield* takeEvery(sendRequested.type, guarded(sendWorker(ports), failed('send')));
    yield* takeEvery(deleteRequested.type, guarded(deleteWorker(ports), failed('delete')));
    yield* takeEvery(newIdsRequested.type, guarded(newIdsWorker(ports), failed('newIds')));
    yield* takeEvery(downloadRequested.type, guarded(downloadWorker(ports), failed('download')));
    yield* takeEvery(commandFailed, function* ({ payload }) {
      yield* call(ports.notifyUnexecuted, payload.command, payload.problem);
    });
  };
