import { Failure } from '@clearbench/contracts/failure';
import type { ReplayFrame } from '@clearbench/contracts/statistics/replay-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import { type ReplayPorts, replaySaga } from './replay-saga.ts';
import {
  paceChosen,
  type ReplayRequest,
  replayFailed,
  replayFramed,
  replayLeft,
  replayRequested,
  replaySlice,
  replayStarted,
} from './replay-slice.ts';

const request: ReplayRequest = { resolution: 'DAY', duration: 31, timeZone: 'UTC', until: '2026-06-30', pace: 7 };
const timeline = (labels: string[]) => ({
  labels: ['d1'],
  instants: ['i1'],
  datasets: labels.map((label, index) => ({ label, data: [index + 1] })),
});
const frame = (status: ReplayFrame['status'], progress: number, labels: string[]): ReplayFrame => ({
  status,
  progress,
  reachedAt: '2026-06-01T00:00:00.000Z',
  events: 10,
  timelines: { actions: timeline(labels), messageTypes: timeline([]), newUsers: timeline([]) },
});

const serving = (frames: readonly (ReplayFrame | Failure)[]) => {
  const calls: unknown[] = [];
  const left = [...frames];
  const ports: ReplayPorts = {
    start: async () => 'r1',
    read: async () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next instanceof Failure) throw next;
      return next as ReplayFrame;
    },
    setPace: async (...call) => calls.push(['pace', ...call]),
    end: async (...call) => calls.push(['end', ...call]),
    every: 1,
  };
  const bench = runningSaga(replaySaga(ports), combineReducers({ statisticsReplay: replaySlice.reducer }));
  return { ...bench, calls, replay: () => bench.state().statisticsReplay };
};

describe('a replay', () => {
  it('is shown to its end and closed', async () => {
    const { dispatch, calls, replay } = serving([
      frame('running', 0.4, ['sent']),
      frame('done', 1, ['created', 'sent']),
    ]);
    dispatch(replayRequested(request));
    await until(() => calls.length > 0);
    expect(calls).toEqual([['end', 'r1']]);
    expect(replay()).toMatchObject({ status: 'done', progress: 1 });
    expect(replay().timelines?.actions.datasets.map(({ label }) => label)).toEqual(['created', 'sent']);
  });

  it('keeps the order of the series while bars move', async () => {
    const { dispatch, seen, replay } = serving([frame('running', 0.4, ['sent']), frame('running', 0.5, ['created'])]);
    dispatch(replayRequested(request));
    await seen(replayFramed.type, 2);
    expect(replay().timelines?.actions.datasets).toEqual([
      { label: 'sent', data: [0] },
      { label: 'created', data: [1] },
    ]);
    dispatch(replayLeft());
  });

  it('continues at another pace', async () => {
    const { dispatch, seen, calls, replay } = serving([frame('running', 0.4, [])]);
    dispatch(replayRequested(request));
    await seen(replayStarted.type);
    dispatch(paceChosen({ pace: undefined }));
    await until(() => calls.length > 0);
    expect(calls).toEqual([['pace', 'r1', undefined]]);
    expect(replay().request?.pace).toBeUndefined();
    dispatch(replayLeft());
  });

  it('ends when the page is left, and removes its state', async () => {
    const { dispatch, seen, calls, replay } = serving([frame('running', 0.4, [])]);
    dispatch(replayRequested(request));
    await seen(replayFramed.type);
    dispatch(replayLeft());
    await until(() => calls.length > 0);
    expect(calls).toEqual([['end', 'r1']]);
    expect(replay()).toMatchObject({ status: 'initial', timelines: undefined });
  });

  it('shows why it cannot continue', async () => {
    const { dispatch, seen, replay } = serving([new Failure('statistics.replayNotFound')]);
    dispatch(replayRequested(request));
    await seen(replayFailed.type);
    expect(replay()).toMatchObject({ status: 'error', problem: { errorKey: 'statistics.replayNotFound' } });
  });
});
