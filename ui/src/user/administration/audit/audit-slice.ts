import type { ReplyOf } from '@clearbench/contracts/route';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { AuditEntry, readAccountAsOfRoute, readAuditRoute } from '@clearbench/contracts/user/audit-routes';
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { withNewestPage } from '../../../history/newest-entries.ts';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';
import type { AuditQuery } from './audit-address.ts';

export type Page = ReplyOf<typeof readAuditRoute>;
export type Facts = ReplyOf<typeof readAccountAsOfRoute>;
/** The account of the history, and its filters. */
export type AuditRequest = { readonly userId: string; readonly query: AuditQuery };
const keyOf = ({ userId, query: { kinds, from, to } }: AuditRequest): string => [userId, kinds, from, to].join(' ');

/** The account at an instant and now. */
export type Comparison = { readonly at: string; readonly past: Facts; readonly present: Facts };

export type AuditState = {
  readonly wanted: AuditRequest | undefined;
  readonly status: AsyncStatus;
  /** Undefined while it loads, and after the account was deleted. */
  readonly account: UserAccount | undefined;
  readonly items: readonly AuditEntry[];
  /** The account and the filters that `items` belong to. */
  readonly loadedFor: string | undefined;
  /** The position before which older entries are; undefined at the beginning of the history. */
  readonly next: number | undefined;
  readonly more: AsyncStatus;
  readonly problem: Problem | undefined;
  readonly exporting: boolean;
  readonly comparison: Comparison | undefined;
  readonly comparing: AsyncStatus;
  readonly comparisonProblem: Problem | undefined;
};

const initialState: AuditState = {
  wanted: undefined,
  status: 'initial',
  account: undefined,
  items: [],
  loadedFor: undefined,
  next: undefined,
  more: 'idle',
  problem: undefined,
  exporting: false,
  comparison: undefined,
  comparing: 'initial',
  comparisonProblem: undefined,
};

const pageOf = ({ items, next }: Page) => ({ items, next });

const appended = (state: AuditState, wanted: AuditRequest, { items, next }: Page): AuditState =>
  !state.wanted || keyOf(wanted) !== keyOf(state.wanted)
    ? state
    : { ...state, more: 'idle', items: [...state.items, ...items], next };

export const auditSlice = createSlice({
  name: 'userAudit',
  initialState: initialState as AuditState,
  reducers: {
    auditRequested: (state, { payload }: PayloadAction<AuditRequest>) => {
      const same = state.wanted?.userId === payload.userId;
      return { ...(same ? state : initialState), wanted: payload, status: 'loading', problem: undefined, more: 'idle' };
    },
    auditedAccountRead: (state, { payload }: PayloadAction<UserAccount | undefined>) => ({
      ...state,
      account: payload,
    }),
    auditSucceeded: (state, { payload }: PayloadAction<Page>) => ({
      ...state,
      status: 'idle' as const,
      ...(state.wanted && state.loadedFor === keyOf(state.wanted) ? withNewestPage(state, payload) : pageOf(payload)),
      loadedFor: state.wanted && keyOf(state.wanted),
    }),
    auditFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    olderRequested: (state) => ({ ...state, more: 'loading' as const }),
    olderSucceeded: (state, { payload }: PayloadAction<{ wanted: AuditRequest; page: Page }>) =>
      appended(original(state) ?? state, payload.wanted, payload.page),
    olderFailed: (state, _: PayloadAction<Problem>) => ({ ...state, more: 'error' as const }),
    comparisonRequested: (state, _: PayloadAction<{ userId: string; at: string }>) => ({
      ...state,
      comparing: 'loading' as const,
      comparisonProblem: undefined,
    }),
    comparisonSucceeded: (state, { payload }: PayloadAction<Comparison>) => ({
      ...state,
      comparing: 'idle' as const,
      comparison: payload,
    }),
    comparisonFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      comparing: 'error' as const,
      comparisonProblem: payload,
    }),
    exportRequested: (state, _: PayloadAction<'csv' | 'json'>) => ({ ...state, exporting: true }),
    exportEnded: (state) => ({ ...state, exporting: false }),
    auditLeft: () => initialState,
  },
  selectors: { selectAudit: (state) => state },
});

export const {
  auditRequested,
  auditedAccountRead,
  auditSucceeded,
  auditFailed,
  olderRequested,
  olderSucceeded,
  olderFailed,
  comparisonRequested,
  comparisonSucceeded,
  comparisonFailed,
  exportRequested,
  exportEnded,
  auditLeft,
} = auditSlice.actions;
export const { selectAudit } = auditSlice.selectors;
