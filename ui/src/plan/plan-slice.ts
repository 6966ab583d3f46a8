import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';
import { reasonsOf, whyNever } from './plan-reason.ts';

export type PlanState = {
  readonly status: AsyncStatus;
  readonly plan: OwnPlan | undefined;
  readonly trouble: Trouble | undefined;
};

const here = (state: PlanState): OwnPlan | undefined => state.plan;

export const planSlice = createSlice({
  name: 'plan',
  initialState: { status: 'initial', plan: undefined, trouble: undefined } as PlanState,
  reducers: {
    planRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    planSucceeded: (_, { payload }: PayloadAction<OwnPlan>) => ({
      status: 'idle' as const,
      plan: payload,
      trouble: undefined,
    }),
    planFailed: (_, { payload }: PayloadAction<Trouble>) => ({
      status: 'error' as const,
      plan: undefined,
      trouble: payload,
    }),
    /** The current plan after a change. */
    planReread: (_, { payload }: PayloadAction<OwnPlan>) => ({
      status: 'idle' as const,
      plan: payload,
      trouble: undefined,
    }),
    /** The last state stays. */
    planNotReread: (state) => state,
  },
  selectors: {
    selectPlan: here,
    selectPlanStatus: (state) => state.status,
    selectPlanTrouble: (state) => state.trouble,
    /** Whether anything has a daily limit. */
    selectHasLimits: ({ plan }) => plan?.filesPerDay !== undefined || plan?.validationsPerDay !== undefined,
    /** Whether the plan allows it at all, regardless of today's use. */
    selectMayCreate: ({ plan }) => whyNever('create', plan) === undefined,
    selectCanEdit: ({ plan }) => whyNever('edit', plan) === undefined,
    /** Why each action is not possible now. */
    selectPlanReasons: createSelector([here], reasonsOf),
  },
});

export const { planRequested, planSucceeded, planFailed, planReread, planNotReread } = planSlice.actions;
export const {
  selectPlan,
  selectPlanStatus,
  selectPlanTrouble,
  selectHasLimits,
  selectMayCreate,
  selectCanEdit,
  selectPlanReasons,
} = planSlice.selectors;
