import { saveDelay } from '@clearbench/contracts/product-constants';
import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers } from 'redux-saga';
import { actionChannel, call, debounce, fork, put, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { comparisonWorker } from './comparison-worker.ts';
import { draftSaga } from './draft-workers.ts';
import { contentEdited, refreshRequested, saveRequested } from './editor-actions.ts';
import type { EditorPorts, Session } from './editor-ports.ts';
import {
  comparisonRequested,
  conflictFound,
  noticeShown,
  openFailed,
  openSucceeded,
  orderFailed,
  orderStarted,
  orderSucceeded,
} from './editor-slice.ts';
import { type Job, jobs } from './jobs.ts';
import { of } from './of.ts';
import type { Order } from './open-file.ts';
import { openWorker } from './open-worker.ts';
import { saySaveTrouble } from './save-or-say.ts';
import { whatWentWrong } from './what-went-wrong.ts';
import { writerWorker } from './writer-worker.ts';

/** Somebody saved a newer text while this one was being checked: no trouble, but worth a look. */
function* endSuperseded(fileId: string) {
  yield* put(orderSucceeded({ fileId }));
  yield* put(refreshRequested({ fileId }));
}

/** An order is shown as begun, then as done or as failed; the page goes on either way. */
function* guardedOrder({ fileId }: Session, order: Order, work: () => Generator) {
  yield* put(orderStarted({ fileId, order }));
  try {
    yield* call(work);
    yield* put(orderSucceeded({ fileId }));
  } catch (error) {
    const { errorKey, params, remedy } = whatWentWrong(error);
    if (remedy === 'again') yield* endSuperseded(fileId);
    else yield* put(orderFailed({ fileId, order, errorKey, params }));
  }
}

function* guardedWork(ports: EditorPorts, session: Session, work: () => Generator) {
  try {
    yield* call(work);
  } catch (error) {
    yield* saySaveTrouble(ports, session, error);
  }
}

function* doJob(ports: EditorPorts, session: Session, action: UnknownAction) {
  const job: Job | undefined = jobs.find(({ asked }) => asked.match(action));
  if (!job) return;
  const work = () => job.work(ports, session, action);
  if (job.order) yield* guardedOrder(session, job.order, work);
  else yield* guardedWork(ports, session, work);
}

/** Opens the file; where that fails the page says so, and asking for a refresh tries again. */
function* open(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  for (;;) {
    try {
      return yield* openWorker(ports, session);
    } catch (error) {
      const { errorKey, params } = whatWentWrong(error);
      yield* put(openFailed({ fileId, errorKey, params }));
      yield* take(of(fileId, refreshRequested));
    }
  }
}

function* saveAfterPause(fileId: string) {
  yield* put(saveRequested({ fileId }));
}

/** One open file, from reading it until its page is closed. */
export function* sessionSaga(ports: EditorPorts, session: Session) {
  const { fileId } = session;
  const waiting = yield* actionChannel<UnknownAction>(
    of(fileId, ...jobs.map(({ asked }) => asked)),
    buffers.expanding<UnknownAction>(8),
  );
  yield* fork(draftSaga, ports, session);
  yield* debounce(saveDelay, of(fileId, contentEdited), saveAfterPause, fileId);
  yield* takeLatest(of(fileId, comparisonRequested), comparisonWorker, ports);
  yield* takeEvery(of(fileId, openSucceeded, conflictFound, noticeShown), writerWorker, ports, fileId);
  yield* open(ports, session);
  while (true) yield* doJob(ports, session, yield* take(waiting));
}
