import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { call, delay, put, race, take, takeLeading } from 'typed-redux-saga';
import { guarded } from '../saga/guarded.ts';
import { left, readingFailed, readingSucceeded, watched } from './metrics-slice.ts';

/** The interval at which the server measures. */
const everyMs = 5_000;

/** Reads the metrics while the page is open. */
export const metricsSaga = (read: () => Promise<MetricsReading>, pause = everyMs) => {
  const readOnce = guarded(function* () {
    yield* put(readingSucceeded(yield* call(read)));
  }, readingFailed);
  const readOn = function* () {
    while (true) {
      yield* call(readOnce, watched());
      yield* delay(pause);
    }
  };
  return function* () {
    yield* takeLeading(watched.type, function* () {
      yield* race({ reading: call(readOn), left: take(left.type) });
    });
  };
};
