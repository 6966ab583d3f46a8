import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { call, put, select, takeLatest, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../../saga/guarded.ts';
import { type Problem, problemOf } from '../../../saga/problem.ts';
import type { AuditQuery } from './audit-address.ts';
import {
  auditedAccountRead,
  auditFailed,
  auditRequested,
  auditSucceeded,
  comparisonFailed,
  comparisonRequested,
  comparisonSucceeded,
  exportEnded,
  exportRequested,
  type Facts,
  olderFailed,
  olderRequested,
  olderSucceeded,
  type Page,
  selectAudit,
} from './audit-slice.ts';

export type AuditPorts = {
  readPage(userId: string, query: AuditQuery & { readonly before?: number }): Promise<Page>;
  /** Undefined if the account was deleted: its history is kept. */
  readAccount(userId: string): Promise<UserAccount | undefined>;
  readAsOf(userId: string, at: string): Promise<Facts>;
  /** Exports the whole history as a file. */
  save(userId: string, query: AuditQuery, format: 'csv' | 'json'): Promise<void>;
  now(): string;
  notifyProblem(problem: Problem): void;
};

/** Reads the newest entries. The server records each access, so nothing is read without a request of the user. */
export const auditWorker = ({ readPage, readAccount }: AuditPorts) =>
  function* ({ payload: { userId, query } }: ReturnType<typeof auditRequested>) {
    yield* put(auditedAccountRead(yield* call(readAccount, userId)));
    yield* put(auditSucceeded(yield* call(readPage, userId, query)));
  };

export const olderWorker = ({ readPage }: AuditPorts) =>
  function* () {
    const { wanted, next } = yield* select(selectAudit);
    if (!wanted || next === undefined) return;
    const page = yield* call(readPage, wanted.userId, { ...wanted.query, before: next });
    yield* put(olderSucceeded({ wanted, page }));
  };

export const comparisonWorker = ({ readAsOf, now }: AuditPorts) =>
  function* ({ payload: { userId, at } }: ReturnType<typeof comparisonRequested>) {
    const past = yield* call(readAsOf, userId, at);
    yield* put(comparisonSucceeded({ at, past, present: yield* call(readAsOf, userId, now()) }));
  };

export const exportWorker = ({ save, notifyProblem }: AuditPorts) =>
  function* ({ payload: format }: ReturnType<typeof exportRequested>) {
    const { wanted } = yield* select(selectAudit);
    try {
      if (wanted) yield* call(save, wanted.userId, wanted.query, format);
    } catch (error) {
      yield* call(notifyProblem, problemOf(error));
    }
    yield* put(exportEnded());
  };

export const auditSaga = (ports: AuditPorts) =>
  function* () {
    yield* takeLatest(auditRequested.type, guarded(auditWorker(ports), auditFailed));
    yield* takeLeading(olderRequested.type, guarded(olderWorker(ports), olderFailed));
    yield* takeLatest(comparisonRequested.type, guarded(comparisonWorker(ports), comparisonFailed));
    yield* takeLeading(exportRequested.type, exportWorker(ports));
  };
