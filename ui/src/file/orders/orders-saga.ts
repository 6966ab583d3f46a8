import type { Direction } from '@clearbench/contracts/file/choices';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Action } from '@reduxjs/toolkit';
import { all, call, put, select, takeEvery } from 'typed-redux-saga';
import type { Notice } from '../../notice/notify.ts';
import { guarded } from '../../saga/guarded.ts';
import { type Trouble, troubleOf } from '../../saga/trouble.ts';
import { rowChanged, rowGone, selectRows } from '../list/list-slice.ts';
import {
  copyRequested,
  deleteRequested,
  downloadRequested,
  orderFailed,
  orderSucceeded,
  renameRequested,
  sendRequested,
  turnRequested,
} from './orders-slice.ts';

type Changed = { readonly vipFileSummary: VipFileSummary };

export type OrderPorts = {
  rename(fileId: string, fileName: string): Promise<Changed>;
  copy(fileId: string): Promise<Changed>;
  turn(fileId: string, direction: Direction): Promise<Changed>;
  send(fileId: string): Promise<unknown>;
  remove(fileId: string): Promise<unknown>;
  /** Saves the files on the reader's machine, several as one archive. */
  download(files: readonly VipFileSummary[]): Promise<void>;
  notify(notice: Notice): void;
  notifyTrouble(trouble: Trouble): void;
};

/** Deletions under way at the same time. */
const together = 4;

function* tell({ notify }: OrderPorts, notice: Notice) {
  yield* call(notify, notice);
}

const one = (fileId: string) => ({ fileIds: [fileId] });

export const renameWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileId, fileName } }: ReturnType<typeof renameRequested>) {
    const { vipFileSummary } = yield* call(ports.rename, fileId, fileName);
    yield* put(rowChanged(vipFileSummary));
    yield* put(orderSucceeded(one(fileId)));
  };

export const turnWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileId, direction } }: ReturnType<typeof turnRequested>) {
    const { vipFileSummary } = yield* call(ports.turn, fileId, direction);
    yield* put(rowChanged(vipFileSummary));
    yield* put(orderSucceeded(one(fileId)));
  };

export const copyWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileId } }: ReturnType<typeof copyRequested>) {
    const { vipFileSummary } = yield* call(ports.copy, fileId);
    yield* put(orderSucceeded(one(fileId)));
    yield* tell(ports, {
      tone: 'good',
      textKey: 'fileList.copied',
      params: { fileName: vipFileSummary.fileName },
    });
  };

export const sendWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileId } }: ReturnType<typeof sendRequested>) {
    yield* call(ports.send, fileId);
    yield* put(orderSucceeded(one(fileId)));
    yield* tell(ports, { tone: 'good', textKey: 'fileList.sent' });
  };

function* deleteOne({ remove }: OrderPorts, fileId: string) {
  try {
    yield* call(remove, fileId);
  } catch (error) {
    const trouble = troubleOf(error);
    // Somebody else was quicker: what was wanted is so.
    if (trouble.errorKey !== 'file.notFound') return trouble;
  }
  yield* put(rowGone(fileId));
  return undefined;
}

/** Deletes a few at a time; one that cannot be deleted does not keep the others. */
export const deleteWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileIds } }: ReturnType<typeof deleteRequested>) {
    const troubles: Trouble[] = [];
    for (let start = 0; start < fileIds.length; start += together) {
      const outcomes = yield* all(fileIds.slice(start, start + together).map((id) => call(deleteOne, ports, id)));
      troubles.push(...(outcomes as (Trouble | undefined)[]).filter((trouble) => trouble !== undefined));
    }
    yield* put(orderSucceeded({ fileIds }));
    const deleted = fileIds.length - troubles.length;
    if (deleted > 0) yield* tell(ports, { tone: 'primary', textKey: 'fileList.deleted', params: { count: deleted } });
    if (troubles[0]) yield* call(ports.notifyTrouble, troubles[0]);
  };

export const downloadWorker = (ports: OrderPorts) =>
  function* ({ payload: { fileIds } }: ReturnType<typeof downloadRequested>) {
    const rows = yield* select(selectRows);
    yield* call(
      ports.download,
      rows.filter(({ fileId }) => fileIds.includes(fileId)),
    );
    yield* put(orderSucceeded({ fileIds }));
  };

type Order = Action & { payload: { fileId: string } | { fileIds: readonly string[] } };

const failed = (trouble: Trouble, { payload }: Order) =>
  orderFailed({ trouble, fileIds: 'fileIds' in payload ? payload.fileIds : [payload.fileId] });

export const ordersSaga = (ports: OrderPorts) =>
  function* () {
    yield* takeEvery(renameRequested.type, guarded(renameWorker(ports), failed));
    yield* takeEvery(copyRequested.type, guarded(copyWorker(ports), failed));
    yield* takeEvery(turnRequested.type, guarded(turnWorker(ports), failed));
    yield* takeEvery(sendRequested.type, guarded(sendWorker(ports), failed));
    yield* takeEvery(deleteRequested.type, guarded(deleteWorker(ports), failed));
    yield* takeEvery(downloadRequested.type, guarded(downloadWorker(ports), failed));
    yield* takeEvery(orderFailed, function* ({ payload }) {
      yield* call(ports.notifyTrouble, payload.trouble);
    });
  };
