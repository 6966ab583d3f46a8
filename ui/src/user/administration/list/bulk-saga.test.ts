import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga } from '../../../saga/testing/running-saga.fixture.ts';
import { type BulkPorts, bulkSaga, largestCall } from './bulk-saga.ts';
import { bulkFailed, bulkRead, bulkRequested, bulkSlice, bulkSucceeded } from './bulk-slice.ts';

const bench = (wrong: Readonly<Record<string, string>> = {}, refused?: Failure) => {
  const calls: unknown[][] = [];
  const answer = async (...call: unknown[]) => {
    calls.push(call);
    if (refused) throw refused;
    const ids = call[1] as readonly string[];
    return ids.map((id) => (wrong[id] ? { id, errorKey: wrong[id] } : { id }));
  };
  const refreshed: (readonly string[])[] = [];
  const ports: BulkPorts = {
    decideApproval: (ids, state) => answer('approval', ids, state),
    updatePlans: (ids, plan) => answer('plan', ids, plan),
    refresh: (ids) => refreshed.push(ids),
  };
  const reducer = combineReducers({ userBulk: bulkSlice.reducer });
  return { ...runningSaga(bulkSaga(ports), reducer), calls, refreshed };
};

describe('commands on many users', () => {
  it('approve all of them, then the list is read again', async () => {
    const { dispatch, seen, state, calls, refreshed } = bench();
    dispatch(bulkRequested({ type: 'approve', userIds: ['a', 'b'] }));
    await seen(bulkSucceeded.type);
    expect(calls).toEqual([['approval', ['a', 'b'], 'APPROVED']]);
    expect(state().userBulk.done).toEqual({ type: 'approve', succeeded: 2, failed: 0 });
    expect(refreshed).toEqual([['a', 'b']]);
  });

  it('reject', async () => {
    const { dispatch, seen, calls } = bench();
    dispatch(bulkRequested({ type: 'reject', userIds: ['a'] }));
    await seen(bulkSucceeded.type);
    expect(calls).toEqual([['approval', ['a'], 'REJECTED']]);
  });

  it('assign a plan, with an expiry only if one is given', async () => {
    const { dispatch, seen, calls } = bench();
    dispatch(bulkRequested({ type: 'plan', userIds: ['a'], planId: 'trial' }));
    await seen(bulkSucceeded.type);
    dispatch(bulkRequested({ type: 'plan', userIds: ['a'], planId: 'trial', until: '2026-12-31' }));
    await seen(bulkSucceeded.type, 2);
    expect(calls.map(([, , plan]) => plan)).toEqual([{ planId: 'trial' }, { planId: 'trial', until: '2026-12-31' }]);
  });

  it('keep the users that failed, with the reasons', async () => {
    const { dispatch, seen, state } = bench({ b: 'plan.tooManyEnvironments' });
    dispatch(bulkRequested({ type: 'plan', userIds: ['a', 'b', 'c'], planId: 'trial' }));
    await seen(bulkSucceeded.type);
    expect(state().userBulk).toMatchObject({
      done: { succeeded: 2, failed: 1 },
      errors: { b: 'plan.tooManyEnvironments' },
      planId: 'trial',
    });
    dispatch(bulkRead());
    expect(state().userBulk).toMatchObject({ done: undefined, errors: {} });
  });

  it('are sent in batches that the server accepts', async () => {
    const { dispatch, seen, state, calls } = bench();
    const userIds = Array.from({ length: largestCall * 2 + 1 }, (_, n) => `u${n}`);
    dispatch(bulkRequested({ type: 'approve', userIds }));
    await seen(bulkSucceeded.type);
    expect(calls.map(([, ids]) => (ids as string[]).length)).toEqual([largestCall, largestCall, 1]);
    expect(state().userBulk.done?.succeeded).toBe(userIds.length);
  });

  it('show why they failed completely, and can be repeated', async () => {
    const { dispatch, seen, state } = bench({}, new Failure('plan.notFound'));
    dispatch(bulkRequested({ type: 'plan', userIds: ['a'], planId: 'gone' }));
    await seen(bulkFailed.type);
    expect(state().userBulk).toMatchObject({ running: undefined, problem: { errorKey: 'plan.notFound' } });
  });
});
