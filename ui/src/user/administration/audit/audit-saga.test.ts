import { Failure } from '@clearbench/contracts/failure';
import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { combineReducers } from '@reduxjs/toolkit';
import type { Problem } from '../../../saga/problem.ts';
import { runningSaga } from '../../../saga/testing/running-saga.fixture.ts';
import { sampleAccount } from '../../testing/account.fixture.ts';
import { type AuditPorts, auditSaga } from './audit-saga.ts';
import {
  auditFailed,
  auditRequested,
  auditSlice,
  auditSucceeded,
  comparisonRequested,
  comparisonSucceeded,
  exportEnded,
  exportRequested,
  olderRequested,
  olderSucceeded,
} from './audit-slice.ts';

const entry = (position: number): AuditEntry => ({
  position,
  eventId: `e${position}`,
  at: '2026-11-21T10:00:00.000Z',
  kind: 'account',
  type: 'UserApproved',
  stream: 'user-u1',
  by: { actor: 'u9', name: 'Ida' },
  changes: [],
});

const serving = (failure?: Failure) => {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const problems: Problem[] = [];
  const ports: AuditPorts = {
    readPage: async (userId, query) => {
      asked.push({ userId, ...query });
      if (failure) throw failure;
      const newest = query.before ?? 120;
      const items = Array.from({ length: Math.min(50, newest) }, (_, n) => entry(newest - 1 - n));
      const last = items.at(-1)?.position ?? 0;
      return { items, ...(last > 0 ? { next: last } : {}) };
    },
    readAccount: async () => sampleAccount(),
    readAsOf: async (_, at) => ({ exists: true, facts: [{ field: 'at', value: at }] }),
    save: async (...call) => {
      if (failure) throw failure;
      saved.push(call);
    },
    now: () => '2026-11-21T12:00:00.000Z',
    notifyProblem: (problem) => problems.push(problem),
  };
  const bench = runningSaga(auditSaga(ports), combineReducers({ userAudit: auditSlice.reducer }));
  return { ...bench, asked, saved, problems, audit: () => bench.state().userAudit };
};

const wanted = { userId: 'u1', query: { kinds: 'account' } };

describe('a history', () => {
  it('is read from the newest entry to the first, each once', async () => {
    const { dispatch, seen, asked, audit } = serving();
    dispatch(auditRequested(wanted));
    await seen(auditSucceeded.type);
    dispatch(olderRequested());
    await seen(olderSucceeded.type);
    dispatch(olderRequested());
    await seen(olderSucceeded.type, 2);
    expect(audit().items.map(({ position }) => position)).toEqual(Array.from({ length: 120 }, (_, n) => 119 - n));
    expect(audit().next).toBeUndefined();
    expect(asked).toEqual([
      { userId: 'u1', kinds: 'account' },
      { userId: 'u1', kinds: 'account', before: 70 },
      { userId: 'u1', kinds: 'account', before: 20 },
    ]);
  });

  it('keeps the older entries when it is refreshed, but not with other filters', async () => {
    const { dispatch, seen, audit } = serving();
    dispatch(auditRequested(wanted));
    await seen(auditSucceeded.type);
    dispatch(olderRequested());
    await seen(olderSucceeded.type);
    dispatch(auditRequested(wanted));
    await seen(auditSucceeded.type, 2);
    expect([audit().items.length, audit().next]).toEqual([100, 20]);
    dispatch(auditRequested({ ...wanted, query: { kinds: 'file' } }));
    await seen(auditSucceeded.type, 3);
    expect([audit().items.length, audit().next]).toEqual([50, 70]);
  });

  it('ignores older entries of a history that is no longer shown', async () => {
    const { dispatch, seen, audit } = serving();
    dispatch(auditRequested(wanted));
    await seen(auditSucceeded.type);
    dispatch(olderRequested());
    dispatch(auditRequested({ userId: 'u1', query: {} }));
    await seen(auditSucceeded.type, 2);
    expect(audit().items).toHaveLength(50);
  });

  it('shows why it could not be read', async () => {
    const { dispatch, seen, audit } = serving(new Failure('user.notFound'));
    dispatch(auditRequested(wanted));
    await seen(auditFailed.type);
    expect(audit().problem?.errorKey).toBe('user.notFound');
  });

  it('is compared: an instant with now', async () => {
    const { dispatch, seen, audit } = serving();
    dispatch(comparisonRequested({ userId: 'u1', at: '2026-11-01T00:00:00.000Z' }));
    await seen(comparisonSucceeded.type);
    expect(audit().comparison).toMatchObject({
      past: { facts: [{ value: '2026-11-01T00:00:00.000Z' }] },
      present: { facts: [{ value: '2026-11-21T12:00:00.000Z' }] },
    });
  });

  it('is exported as a file, with its filters', async () => {
    const { dispatch, seen, saved } = serving();
    dispatch(auditRequested(wanted));
    dispatch(exportRequested('csv'));
    await seen(exportEnded.type);
    expect(saved).toEqual([['u1', { kinds: 'account' }, 'csv']]);
  });

  it('shows why the export failed, and can be exported again', async () => {
    const { dispatch, seen, problems, audit } = serving(new Failure('connection.lost'));
    dispatch(auditRequested(wanted));
    dispatch(exportRequested('json'));
    await seen(exportEnded.type);
    expect(problems).toMatchObject([{ errorKey: 'connection.lost' }]);
    expect(audit().exporting).toBe(false);
  });
});
