import { all, call, cancel, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { type Problem, problemOf } from '../../saga/problem.ts';
import type { SendCandidate } from './send-choice.ts';
import { fileProgressed, selectSend, sendable, sendConfirmed, sendEnded, sendStopped } from './send-slice.ts';

export type SendPorts = {
  send(fileId: string): Promise<unknown>;
  /** Gives a file new ids. */
  renewIds(fileId: string): Promise<unknown>;
};

/** The number of concurrent requests: all users share the engine, and the server limits the rate. */
const maxParallel = 2;

/** These errors apply to every further file too. */
const endsAll = ({ errorKey }: Problem): boolean =>
  errorKey.startsWith('connection.') ||
  errorKey === 'transfer.engineClosed' ||
  errorKey === 'request.tooMany' ||
  errorKey.startsWith('simEnv.') ||
  errorKey.startsWith('plan.') ||
  errorKey.startsWith('access.');

type Run = { readonly waiting: SendCandidate[]; stoppedBy: Problem | undefined; isStopped: boolean };

function* sendOne(ports: SendPorts, { fileId, isSentBefore }: SendCandidate, newIds: boolean, run: Run) {
  yield* put(fileProgressed({ fileId, result: { status: 'sending' } }));
  try {
    if (newIds && isSentBefore) yield* call(ports.renewIds, fileId);
    yield* call(ports.send, fileId);
    yield* put(fileProgressed({ fileId, result: { status: 'sent' } }));
  } catch (error) {
    const problem = problemOf(error);
    yield* put(fileProgressed({ fileId, result: { status: 'failed', problem } }));
    if (endsAll(problem)) run.stoppedBy ??= problem;
  }
}

/** Sends one file after the other until none is left, or an error stops them. */
function* lane(ports: SendPorts, newIds: boolean, run: Run) {
  while (!run.isStopped && run.stoppedBy === undefined) {
    const next = run.waiting.shift();
    if (!next) return;
    yield* sendOne(ports, next, newIds, run);
  }
}

function* stopping(run: Run) {
  yield* take(sendStopped);
  // Running requests are not cancelled: their result is still reported.
  run.isStopped = true;
}

const sendWorker = (ports: SendPorts) =>
  function* ({ payload: { newIds } }: ReturnType<typeof sendConfirmed>) {
    const run: Run = { waiting: [...sendable(yield* select(selectSend))], stoppedBy: undefined, isStopped: false };
    const stopper = yield* fork(stopping, run);
    yield* all(Array.from({ length: maxParallel }, () => call(lane, ports, newIds, run)));
    yield* cancel(stopper);
    yield* put(sendEnded(run.stoppedBy));
  };

export const sendSaga = (ports: SendPorts) =>
  function* () {
    yield* takeLatest(sendConfirmed, sendWorker(ports));
  };
