import type { OwnPlan } from '@clearbench/contracts/plan/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';

export type PlanState = {
  readonly status: AsyncStatus;
  readonly plan: OwnPlan | undefined;
  readonly trouble: Trouble | undefined;
};

export const planSlice = createSlice({
  name: 'plan',
  initialState: { status: 'initial', plan: undefined, trouble: undefined } as PlanState,
  reducers: {
    planRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    planSucceeded: (state, { payload }: PayloadAction<OwnPlan>) => ({
      ...state,
      status: 'idle' as const,
      plan: payload,
    }),
    planFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
  },
  selectors: {
    selectPlan: (state) => state.plan,
    selectPlanStatus: (state) => state.status,
    selectPlanTrouble: (state) => state.trouble,
    selectCanCreate: (state) => state.plan?.canCreate === true,
    selectCanEdit: (state) => state.plan?.canEdit === true,
  },
});

export const { planRequested, planSucceeded, planFailed } = planSlice.actions;
export const { selectPlan, selectPlanStatus, selectPlanTrouble, selectCanCreate, selectCanEdit } = planSlice.selectors;
