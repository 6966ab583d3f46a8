import { pageSize } from '@clearbench/contracts/product-constants';
import { all, call, debounce, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { reconnected } from '../../live/live-actions.ts';
import type { Notice } from '../../notice/notify.ts';
import { guarded } from '../../saga/guarded.ts';
import { type Problem, problemOf } from '../../saga/problem.ts';
import { isListChange } from '../list/list-saga.ts';
import { listSucceeded, refreshSucceeded, selectList } from '../list/list-slice.ts';
import {
  countSucceeded,
  moreFailed,
  moreRequested,
  moreSucceeded,
  type RemovedPage,
  type RemovedScope,
  removedFailed,
  removedRequested,
  removedSucceeded,
  restoreEnded,
  restoreRequested,
  selectRemoved,
} from './removed-slice.ts';

export type RemovedPorts = {
  readPage(query: RemovedScope & { readonly after?: string; readonly limit: number }): Promise<RemovedPage>;
  restore(fileId: string): Promise<unknown>;
  notify(notice: Notice): void;
  notifyProblem(problem: Problem): void;
};

/** The number of files restored at the same time. */
const together = 4;
const largestPage = 500;
/** Changes within this time cause one read. */
const defaultSettleTime = 350;

const pageWorker = ({ readPage }: RemovedPorts) =>
  function* ({ payload: scope }: ReturnType<typeof removedRequested>) {
    yield* put(removedSucceeded(yield* call(readPage, { ...scope, limit: pageSize })));
  };

const moreWorker = ({ readPage }: RemovedPorts) =>
  function* () {
    const { scope, next } = yield* select(selectRemoved);
    if (scope && next) yield* put(moreSucceeded(yield* call(readPage, { ...scope, after: next, limit: 2 * pageSize })));
  };

type ListRead = ReturnType<typeof listSucceeded> | ReturnType<typeof refreshSucceeded>;

/**
 * The number beside the link on the file list: read once for a list, and again when the number of its files changes.
 */
const countWorker = ({ readPage }: RemovedPorts) =>
  function* ({ payload }: ListRead) {
    const { address } = yield* select(selectList);
    if (!address?.rbVersion) return;
    const { environmentToken, rbVersion } = address;
    const { total } = 'page' in payload ? payload.page : payload;
    const counted = `${environmentToken}/${rbVersion} ${total}`;
    if (counted === (yield* select(selectRemoved)).counted) return;
    try {
      const page = yield* call(readPage, { environmentToken, rbVersion, limit: 1 });
      yield* put(countSucceeded({ counted, count: page.total }));
    } catch (error) {
      // The link is shown without a number.
      problemOf(error);
    }
  };

/** Reads the shown rows again; the next change repairs a failed read. */
const refreshWorker = ({ readPage }: RemovedPorts) =>
  function* () {
    const { scope, rows, status } = yield* select(selectRemoved);
    if (!scope || status !== 'idle') return;
    try {
      const limit = Math.min(Math.max(rows.length, pageSize), largestPage);
      const page = yield* call(readPage, { ...scope, limit });
      const now = yield* select(selectRemoved);
      if (now.scope === scope) yield* put(removedSucceeded(page));
    } catch (error) {
      problemOf(error);
    }
  };

type RestoreResult = { readonly fileId: string; readonly problem?: Problem };

/** Files that can no longer be restored. */
const isGone = ({ problem }: RestoreResult): boolean =>
  problem === undefined || ['file.notFound', 'file.restoreTooLate'].includes(problem.errorKey);

function* restoreOne({ restore }: RemovedPorts, fileId: string) {
  try {
    yield* call(restore, fileId);
    return { fileId };
  } catch (error) {
    return { fileId, problem: problemOf(error) };
  }
}

/** Restores a few files at a time; a failure does not stop the others. */
const restoreWorker = (ports: RemovedPorts) =>
  function* ({ payload: { fileIds } }: ReturnType<typeof restoreRequested>) {
    const results: RestoreResult[] = [];
    for (let start = 0; start < fileIds.length; start += together) {
      const some = yield* all(fileIds.slice(start, start + together).map((id) => call(restoreOne, ports, id)));
      results.push(...(some as RestoreResult[]));
    }
    yield* put(restoreEnded({ fileIds, gone: results.filter(isGone).map(({ fileId }) => fileId) }));
    const count = results.filter(({ problem }) => !problem).length;
    const notice: Notice = { tone: 'good', textKey: 'removed.restored', params: { count } };
    if (count > 0) yield* call(ports.notify, notice);
    const problem = results.find((result) => result.problem)?.problem;
    if (problem) yield* call(ports.notifyProblem, problem);
  };

export const removedSaga = (ports: RemovedPorts, settleTime = defaultSettleTime) =>
  function* () {
    const refresh = refreshWorker(ports);
    yield* takeLatest(removedRequested.type, guarded(pageWorker(ports), removedFailed));
    yield* takeLeading(moreRequested.type, guarded(moreWorker(ports), moreFailed));
    yield* takeLatest([listSucceeded.type, refreshSucceeded.type], countWorker(ports));
    yield* takeEvery(restoreRequested.type, restoreWorker(ports));
    yield* debounce(settleTime, isListChange, refresh);
    yield* debounce(settleTime, reconnected.type, refresh);
  };
