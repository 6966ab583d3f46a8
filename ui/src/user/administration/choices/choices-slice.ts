import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';

/** The options for administrators of users, and the setting that determines the initial filter of the list. */
export type Choices = { readonly plans: readonly PlanDetails[]; readonly newUserNeedApproval: boolean };

export type ChoicesState = {
  readonly status: AsyncStatus;
  /** Undefined until the first read. */
  readonly choices: Choices | undefined;
  readonly problem: Problem | undefined;
};

export const choicesSlice = createSlice({
  name: 'userChoices',
  initialState: { status: 'initial', choices: undefined, problem: undefined } as ChoicesState,
  reducers: {
    choicesRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    choicesSucceeded: (_, { payload }: PayloadAction<Choices>) => ({
      status: 'idle' as const,
      choices: payload,
      problem: undefined,
    }),
    choicesFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
  },
  selectors: {
    selectChoices: (state) => state,
    selectPlans: (state) => state.choices?.plans ?? none,
    selectNeedApproval: (state) => state.choices?.newUserNeedApproval,
  },
});

const none: readonly PlanDetails[] = [];

export const { choicesRequested, choicesSucceeded, choicesFailed } = choicesSlice.actions;
export const { selectChoices, selectPlans, selectNeedApproval } = choicesSlice.selectors;
