import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import {
  type EndSessionsPorts,
  endSessionsRequested,
  endSessionsSaga,
  endSessionsSlice,
} from './end-sessions-slice.ts';

const bench = (endSessions: EndSessionsPorts['endSessions']) => {
  const shown: unknown[] = [];
  const ports = {
    endSessions,
    notify: (notice: unknown) => shown.push(notice),
    notifyProblem: (p: unknown) => shown.push(p),
  };
  const run = runningSaga(endSessionsSaga(ports), combineReducers({ endSessions: endSessionsSlice.reducer }));
  return { ...run, shown, running: () => run.state().endSessions.running };
};

describe('signing out a user everywhere', () => {
  it('runs once at a time, and is reported', async () => {
    const signedOut: string[] = [];
    const { dispatch, running, shown } = bench(async (userId) => void signedOut.push(userId));
    dispatch(endSessionsRequested({ userId: 'u1', name: 'Tessa Tester' }));
    dispatch(endSessionsRequested({ userId: 'u1', name: 'Tessa Tester' }));
    expect(running()).toBe(true);
    await until(() => !running());
    expect(signedOut).toEqual(['u1']);
    expect(shown).toEqual([{ tone: 'good', textKey: 'userEdit.sessionsEnded', params: { name: 'Tessa Tester' } }]);
  });

  it('shows why it failed', async () => {
    const { dispatch, running, shown } = bench(() => Promise.reject(new Failure('connection.lost')));
    dispatch(endSessionsRequested({ userId: 'u1', name: 'Tessa Tester' }));
    await until(() => !running());
    expect(shown).toMatchObject([{ errorKey: 'connection.lost' }]);
  });
});
