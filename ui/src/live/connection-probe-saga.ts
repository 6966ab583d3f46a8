import { heartbeatEvery } from '@clearbench/contracts/product-constants';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { serverLost } from './live-actions.ts';
import { heartbeatFailed, heartbeatSucceeded, selectHeartbeat } from './live-slice.ts';

export type ProbePorts = {
  /** Sends one heartbeat request. */
  ask(): Promise<unknown>;
  /** Emits when the connection may have been lost or restored. */
  doubts(): EventChannel<object>;
  /** The browser reports that the machine is offline. */
  isOffline(): boolean;
  /** Commands are refused from now on, or possible again. */
  setLost(isLost: boolean): void;
};

/** In milliseconds. */
const defaultTimes = { every: heartbeatEvery, whileAway: 1_500, answerWithin: 1_500 };

/** A slow server is not lost: only this number of consecutive probes without a response counts as a loss. */
const mostLate = 3;

type ProbeResult = 'answered' | 'failed' | 'late';

function* probe({ ask, isOffline }: ProbePorts, answerWithin: number) {
  if (isOffline()) return 'failed';
  try {
    const { late } = yield* race({ answer: call(ask), late: delay(answerWithin) });
    return late ? 'late' : 'answered';
  } catch {
    return 'failed';
  }
}

/** Probes the connection periodically, at once on request, and often while the server does not respond. */
export const connectionProbeSaga = (ports: ProbePorts, times = defaultTimes) =>
  function* () {
    const doubts = yield* call(ports.doubts);
    let late = 0;
    while (true) {
      const isAway = (yield* select(selectHeartbeat)) === 'disconnected';
      yield* race({ due: delay(isAway ? times.whileAway : times.every), doubt: take(doubts) });
      const result: ProbeResult = yield* probe(ports, times.answerWithin);
      late = result === 'late' ? late + 1 : 0;
      const isLost = result === 'failed' || late >= mostLate;
      if (isLost || result === 'answered') ports.setLost(isLost);
      yield* put(result === 'answered' ? heartbeatSucceeded() : heartbeatFailed());
      if (isLost) yield* put(serverLost());
    }
  };
