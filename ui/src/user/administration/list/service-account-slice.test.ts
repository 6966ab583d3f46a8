import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { serviceAccountRequested, serviceAccountSaga, serviceAccountSlice } from './service-account-slice.ts';

const bench = (create: (name: string) => Promise<{ userId: string }>) => {
  const opened: string[] = [];
  const saga = serviceAccountSaga({ create, open: (userId) => void opened.push(userId) });
  const made = runningSaga(saga, combineReducers({ serviceAccount: serviceAccountSlice.reducer }));
  return { ...made, opened };
};

describe('creation of a service account', () => {
  it('opens the page of the account', async () => {
    const { dispatch, opened, state } = bench(async (name) => ({ userId: `id of ${name}` }));
    dispatch(serviceAccountRequested('engine'));
    expect(state().serviceAccount.creating).toBe(true);
    await until(() => opened.length === 1);
    expect(opened).toEqual(['id of engine']);
    expect(state().serviceAccount).toEqual({ creating: false, problem: undefined });
  });

  it('shows why it failed', async () => {
    const { dispatch, opened, state } = bench(async () => {
      throw new Failure('store.full');
    });
    dispatch(serviceAccountRequested('engine'));
    await until(() => state().serviceAccount.problem !== undefined);
    expect(state().serviceAccount).toMatchObject({ creating: false, problem: { errorKey: 'store.full' } });
    expect(opened).toEqual([]);
  });
});
