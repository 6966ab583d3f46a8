import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../live/live-actions.ts';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { historySaga } from './history-saga.ts';
import {
  type HistoryOf,
  historyRequested,
  historySlice,
  historySucceeded,
  olderRequested,
  olderSucceeded,
} from './history-slice.ts';

const plan: HistoryOf = { noun: 'plan', id: 'p1' };
const entry = (position: number): AuditEntry => ({
  position,
  eventId: `e${position}`,
  at: '',
  kind: 'administration',
  type: 'X',
  stream: 's',
  by: { actor: 'a' },
  changes: [],
});

const bench = (older: () => Promise<void> = async () => undefined) => {
  const requests: unknown[] = [];
  const saga = historySaga(async (of, before) => {
    requests.push([of.id, before]);
    if (before !== undefined) await older();
    return before === undefined ? { items: [entry(9)], next: 9 } : { items: [entry(4)] };
  }, 1);
  return { requests, ...runningSaga(saga, combineReducers({ history: historySlice.reducer })) };
};

describe('the history of a resource', () => {
  it('is read page by page', async () => {
    const { dispatch, seen, state, requests } = bench();
    dispatch(historyRequested(plan));
    await seen(historySucceeded.type);
    dispatch(olderRequested());
    await seen(olderSucceeded.type);
    expect(state().history.items.map(({ position }) => position)).toEqual([9, 4]);
    expect(requests).toEqual([
      ['p1', undefined],
      ['p1', 9],
    ]);
  });

  it('is read again when the resource changes, and only then', async () => {
    const { dispatch, seen, requests } = bench();
    dispatch(historyRequested(plan));
    await seen(historySucceeded.type);
    dispatch(changed({ topic: 'plan', id: 'p1', revision: 10 }));
    await seen(historySucceeded.type, 2);
    dispatch(changed({ topic: 'plan', id: 'p2', revision: 11 }));
    dispatch(olderRequested());
    await seen(olderSucceeded.type);
    expect(requests).toHaveLength(3);
  });

  it('keeps the older entries when it is read again', async () => {
    const { dispatch, seen, state } = bench();
    dispatch(historyRequested(plan));
    await seen(historySucceeded.type);
    dispatch(olderRequested());
    await seen(olderSucceeded.type);
    dispatch(changed({ topic: 'plan', id: 'p1', revision: 10 }));
    await seen(historySucceeded.type, 2);
    expect(state().history.items.map(({ position }) => position)).toEqual([9, 4]);
    expect(state().history.next).toBeUndefined();
  });

  it('reads older entries of the next resource while a request for the last one is running', async () => {
    const waiting: (() => void)[] = [];
    const { dispatch, seen, state, requests } = bench(() => new Promise((resolve) => waiting.push(resolve)));
    dispatch(historyRequested(plan));
    await seen(historySucceeded.type);
    dispatch(olderRequested());
    await until(() => waiting.length === 1);
    dispatch(historyRequested({ noun: 'plan', id: 'p2' }));
    await seen(historySucceeded.type, 2);
    expect(state().history.more).toBe('idle');
    dispatch(olderRequested());
    await until(() => waiting.length === 2);
    for (const answer of waiting) answer();
    await seen(olderSucceeded.type);
    expect(requests.at(-1)).toEqual(['p2', 9]);
    expect(state().history).toMatchObject({ of: { id: 'p2' }, more: 'idle', next: undefined });
  });
});
