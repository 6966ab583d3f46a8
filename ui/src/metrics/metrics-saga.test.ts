import { Failure } from '@clearbench/contracts/failure';
import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { metricsSaga } from './metrics-saga.ts';
import { left, metricsSlice, readingFailed, readingSucceeded, watched } from './metrics-slice.ts';

let stop: () => void = () => undefined;

const bench = (read: (turn: number) => Promise<MetricsReading>) => {
  let turn = 0;
  const all = runningSaga(
    metricsSaga(() => {
      turn += 1;
      return read(turn);
    }, 1),
    combineReducers({ metrics: metricsSlice.reducer }),
  );
  stop = all.stop;
  return all;
};
const reading = (head: number) => ({ head }) as MetricsReading;

describe('the metrics in the page', () => {
  afterEach(() => stop());

  it('are read repeatedly while the page is open, and start again when it is opened again', async () => {
    const { dispatch, seen, types } = bench(async (turn) => reading(turn));
    dispatch(watched());
    await seen(readingSucceeded.type, 3);
    dispatch(left());
    const before = types().filter((type) => type === readingSucceeded.type).length;
    dispatch(watched());
    await seen(readingSucceeded.type, before + 1);
    dispatch(left());
  });

  it('stay visible while the connection is lost, and continue after it', async () => {
    const back = Promise.withResolvers<MetricsReading>();
    const { dispatch, seen, state } = bench((turn) => {
      if (turn === 2) return Promise.reject(new Failure('connection.lost'));
      return turn === 1 ? Promise.resolve(reading(1)) : back.promise;
    });
    dispatch(watched());
    await seen(readingFailed.type);
    expect(state().metrics).toEqual({ reading: reading(1), problem: { errorKey: 'connection.lost', params: {} } });
    back.resolve(reading(3));
    await seen(readingSucceeded.type, 2);
    expect(state().metrics).toEqual({ reading: reading(3), problem: undefined });
  });
});
