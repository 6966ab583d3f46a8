import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { Action } from '@reduxjs/toolkit';
import { call, cancel, fork, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { caller } from '../http/http-caller.ts';
import { reconnected, transferStatusChanged } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import {
  selectTransfers,
  type TransferState,
  transfersFailed,
  transfersForgotten,
  transfersHidden,
  transfersRequested,
  transfersShown,
  transfersSucceeded,
} from './transfer-slice.ts';

const listTransfers = caller(listTransfersRoute);
type ListTransfers = typeof listTransfers;

const about = (fileId: string, creator: { match: (action: Action) => boolean }) => (action: Action) =>
  creator.match(action) && (action as Action & { payload: { fileId: string } }).payload.fileId === fileId;

const readWorker = (list: ListTransfers) =>
  function* ({ payload }: ReturnType<typeof transfersRequested>) {
    const { items } = yield* call(list, { query: payload });
    yield* put(transfersSucceeded({ fileId: payload.fileId, items }));
  };

/** The answers of participants belong to other transfers. */
function* readWhereDelivered(fileId: string) {
  const { items } = yield* select((root: { transfer: TransferState }) => selectTransfers(root, fileId));
  if (items.some(({ answers }) => answers.some(({ recipient }) => recipient !== undefined))) yield* readAgain(fileId);
}

function* readAgain(fileId: string) {
  yield* put(transfersRequested({ fileId }));
}

/** While the transfers of a file are shown, they are read again when one changes or the connection is restored. */
function* watchWorker(list: ListTransfers, fileId: string) {
  const read = guarded(readWorker(list), (problem) => transfersFailed({ fileId, problem }));
  yield* takeLatest(about(fileId, transfersRequested), read);
  yield* takeEvery(about(fileId, transferStatusChanged), readAgain, fileId);
  yield* takeEvery(transferStatusChanged, readWhereDelivered, fileId);
  yield* takeEvery(reconnected, readAgain, fileId);
  yield* put(transfersRequested({ fileId }));
}

function* showWorker(list: ListTransfers, { payload }: ReturnType<typeof transfersShown>) {
  const watching = yield* fork(watchWorker, list, payload.fileId);
  yield* take(about(payload.fileId, transfersHidden));
  yield* cancel(watching);
  yield* put(transfersForgotten(payload));
}

export function* transferSaga(list: ListTransfers = listTransfers) {
  yield* takeEvery(transfersShown, showWorker, list);
}
