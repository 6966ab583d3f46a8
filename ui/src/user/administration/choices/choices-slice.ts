import type { PlanDetails } from '@clearbench/contracts/plan/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../../saga/trouble.ts';

/** The options for administrators of users, and the setting that determines the initial filter of the list. */
export type Choices = { readonly plans: readonly PlanDetails[]; readonly newUserNeedApproval: boolean };

export type ChoicesState = {
  readonly status: AsyncStatus;
  /** Undefined until the first read. */
  readonly choices: Choices | undefined;
  readonly trouble: Trouble | undefined;
};

export const choicesSlice = createSlice({
  name: 'userChoices',
  initialState: { status: 'initial', choices: undefined, trouble: undefined } as ChoicesState,
  reducers: {
    choicesRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    choicesSucceeded: (_, { payload }: PayloadAction<Choices>) => ({
      status: 'idle' as const,
      choices: payload,
      trouble: undefined,
    }),
    choicesFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
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
