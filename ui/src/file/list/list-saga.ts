import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { pageSize } from '@clearbench/contracts/product-constants';
import { call, put, select, take, takeLatest, takeLeading } from 'typed-redux-saga';
import { defaultSettleTime, followChanges, isChangeOf, readBeginning } from '../../listing/list-reading.ts';
import { guarded } from '../../saga/guarded.ts';
import type { ListAddress } from './list-address.ts';
import {
  listFailed,
  listLeft,
  listRequested,
  listSucceeded,
  moreFailed,
  moreRequested,
  moreSucceeded,
  type Page,
  refreshSucceeded,
  rowChanged,
  rowGone,
  selectList,
} from './list-slice.ts';

export type ListPorts = {
  readPage(address: ListAddress & { readonly after?: string; readonly limit: number }): Promise<Page>;
  /**
   * The number of rows with which a list starts when it is shown again, so that the scroll position exists after a
   * reload.
   */
  rowsToRead?(key: string): number;
  /** One file as lists show it; undefined if it does not exist. */
  readRow(fileId: string): Promise<VipFileSummary | undefined>;
};

/** The topic of changes to the list. */
const topic = 'file-list';
/** The number of rows that are read again after a change; deeper rows are read file by file. */
const refreshSpan = 2_000;
const deepRows = 20;

/** Reads a list. A list that is shown again is read to its former length, so that its scroll position exists. */
export const listWorker = (ports: ListPorts) =>
  function* ({ payload: address }: ReturnType<typeof listRequested>) {
    const { stale, key } = yield* select(selectList);
    const rows = Math.max(pageSize, ports.rowsToRead?.(key) ?? 0);
    if (stale) yield* put(listSucceeded(yield* readBeginning(ports.readPage, address, rows)));
    else yield* refresh(ports, []);
  };

export const moreWorker = ({ readPage }: ListPorts) =>
  function* () {
    const { address, next, key } = yield* select(selectList);
    if (!address || !next) return;
    const page = yield* call(readPage, { ...address, after: next, limit: 2 * pageSize });
    yield* put(moreSucceeded({ page, key }));
  };

function* lookUp({ readRow }: ListPorts, fileId: string) {
  const row = yield* call(readRow, fileId);
  yield* put(row ? rowChanged(row) : rowGone(fileId));
}

/** Reads the shown rows again after `moved` files have changed; the rows stay on screen meanwhile. */
export function* refresh(ports: ListPorts, moved: readonly string[]) {
  const { address, rows, key } = yield* select(selectList);
  if (!address) return;
  const span = Math.min(Math.max(rows.length, pageSize), refreshSpan);
  const deep = rows.slice(span).filter(({ fileId }) => moved.includes(fileId));
  const page = yield* readBeginning(ports.readPage, address, span);
  const newestFirst = address.sort === 'changedAt' && address.order === 'descending';
  const kept = newestFirst ? [] : deep.map(({ fileId }) => fileId);
  yield* put(refreshSucceeded({ page, key, moved: moved.filter((id) => !kept.includes(id)) }));
  for (const fileId of kept.slice(0, deepRows)) yield* lookUp(ports, fileId);
}

/** A refresh waits for the first rows: with fewer of them a list that is shown again would lose its position. */
function* refreshLoaded(ports: ListPorts, moved: readonly string[]) {
  const { status, stale } = yield* select(selectList);
  if (status === 'loading' && stale) yield* take([listSucceeded.type, listFailed.type, listLeft.type]);
  yield* refresh(ports, moved);
}

/** Whether an action reports a change of the files. */
export const isListChange = isChangeOf(topic);

export const listSaga = (ports: ListPorts, settleTime = defaultSettleTime) =>
  function* () {
    yield* takeLatest(listRequested.type, guarded(listWorker(ports), listFailed));
    yield* takeLeading(moreRequested.type, guarded(moreWorker(ports), moreFailed));
    yield* followChanges(topic, (moved) => refreshLoaded(ports, moved), settleTime);
  };
