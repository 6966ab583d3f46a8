import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';
import { permanentReason, reasonsOf } from './plan-reason.ts';

export type PlanState = {
  readonly status: AsyncStatus;
  readonly plan: OwnPlan | undefined;
  readonly problem: Problem | undefined;
};

const here = (state: PlanState): OwnPlan | undefined => state.plan;

export const planSlice = createSlice({
  name: 'plan',
  initialState: { status: 'initial', plan: undefined, problem: undefined } as PlanState,
  reducers: {
    planRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    planSucceeded: (_, { payload }: PayloadAction<OwnPlan>) => ({
      status: 'idle' as const,
      plan: payload,
      problem: undefined,
    }),
    planFailed: (_, { payload }: PayloadAction<Problem>) => ({
      status: 'error' as const,
      plan: undefined,
      problem: payload,
    }),
    /** The current plan after a change. */
    planReread: (_, { payload }: PayloadAction<OwnPlan>) => ({
      status: 'idle' as const,
      plan: payload,
      problem: undefined,
    }),
    /** The last state stays. */
    planNotReread: (state) => state,
  },
  selectors: {
    selectPlan: here,
    selectPlanStatus: (state) => state.status,
    selectPlanProblem: (state) => state.problem,
    /** Whether anything has a daily limit. */
    selectHasLimits: ({ plan }) => plan?.filesPerDay !== undefined || plan?.validationsPerDay !== undefined,
    /** Whether the plan allows it at all, regardless of today's use. */
    selectMayCreate: ({ plan }) => permanentReason('create', plan) === undefined,
    selectCanEdit: ({ plan }) => permanentReason('edit', plan) === undefined,
    /** Why each action is not possible now. */
    selectPlanReasons: createSelector([here], reasonsOf),
  },
});

export const { planRequested, planSucceeded, planFailed, planReread, planNotReread } = planSlice.actions;
export const {
  selectPlan,
  selectPlanStatus,
  selectPlanProblem,
  selectHasLimits,
  selectMayCreate,
  selectCanEdit,
  selectPlanReasons,
} = planSlice.selectors;
