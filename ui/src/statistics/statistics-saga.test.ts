import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../saga/testing/running-saga.fixture.ts';
import { statisticsSaga } from './statistics-saga.ts';
import {
  domainsRequested,
  domainsSucceeded,
  statisticsSlice,
  type TimelineQuery,
  timelinesFailed,
  timelinesRequested,
  timelinesSucceeded,
} from './statistics-slice.ts';

const month: TimelineQuery = { resolution: 'DAY', duration: 31, domains: [], timeZone: 'Europe/Berlin' };

const serving = (failure?: Failure) => {
  const read = async (what: TimelineQuery) => {
    if (failure) throw failure;
    const timeline = { labels: [`${what.duration} days`], instants: [], datasets: [] };
    return { actions: timeline, messageTypes: timeline, newUsers: timeline };
  };
  const readDomains = async () => [{ domain: 'bank.example', users: 2 }];
  const saga = statisticsSaga({ read, readDomains, notifyProblem: () => undefined });
  const bench = runningSaga(saga, combineReducers({ statistics: statisticsSlice.reducer }));
  return { ...bench, statistics: () => bench.state().statistics };
};

describe('statistics', () => {
  it('are read for all charts together', async () => {
    const { dispatch, seen, statistics } = serving();
    dispatch(timelinesRequested(month));
    await seen(timelinesSucceeded.type);
    expect(statistics()).toMatchObject({
      status: 'idle',
      shown: month,
      timelines: { newUsers: { labels: ['31 days'] } },
    });
  });

  it('show the result of the last request', async () => {
    const { dispatch, seen, statistics } = serving();
    dispatch(timelinesRequested(month));
    dispatch(timelinesRequested({ ...month, duration: 7 }));
    await seen(timelinesSucceeded.type);
    expect(statistics().shown?.duration).toBe(7);
  });

  it('keep the last result if reading fails, and show the error', async () => {
    const { dispatch, seen, statistics } = serving(new Failure('connection.lost'));
    dispatch(timelinesRequested(month));
    await seen(timelinesFailed.type);
    expect(statistics()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
  });

  it('load the domains', async () => {
    const { dispatch, seen, statistics } = serving();
    dispatch(domainsRequested());
    await seen(domainsSucceeded.type);
    expect(statistics().domains).toEqual([{ domain: 'bank.example', users: 2 }]);
  });
});
