import { heartbeatEvery } from '@clearbench/contracts/product-constants';
import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { serverLost } from './live-actions.ts';
import { heartbeatFailed, heartbeatSucceeded, selectHeartbeat } from './live-slice.ts';

export type ProbePorts = {
  /** Asks the server for a sign of life, once. */
  ask(): Promise<unknown>;
  /** Tells when the connection may have been lost or may be back. */
  doubts(): EventChannel<object>;
  /** The browser says that the machine has no network. */
  isOffline(): boolean;
  /** Commands are refused from now on, or are possible again. */
  setLost(isLost: boolean): void;
};

/** In milliseconds. */
const defaultTimes = { every: heartbeatEvery, whileAway: 1_500, answerWithin: 1_500 };

/** A slow server is not a lost one: only so many probes in a row without an answer count as a loss. */
const mostLate = 3;

type Outcome = 'answered' | 'failed' | 'late';

function* probe({ ask, isOffline }: ProbePorts, answerWithin: number) {
  if (isOffline()) return 'failed';
  try {
    const { late } = yield* race({ answer: call(ask), late: delay(answerWithin) });
    return late ? 'late' : 'answered';
  } catch {
    return 'failed';
  }
}

/** Probes the connection now and then, at once when there is a doubt, and often while the server does not answer. */
export const connectionProbeSaga = (ports: ProbePorts, times = defaultTimes) =>
  function* () {
    const doubts = yield* call(ports.doubts);
    let late = 0;
    while (true) {
      const isAway = (yield* select(selectHeartbeat)) === 'disconnected';
      yield* race({ due: delay(isAway ? times.whileAway : times.every), doubt: take(doubts) });
      const outcome: Outcome = yield* probe(ports, times.answerWithin);
      late = outcome === 'late' ? late + 1 : 0;
      const isLost = outcome === 'failed' || late >= mostLate;
      if (isLost || outcome === 'answered') ports.setLost(isLost);
      yield* put(outcome === 'answered' ? heartbeatSucceeded() : heartbeatFailed());
      if (isLost) yield* put(serverLost());
    }
  };
