import { type SetupChecklist, type SetupStep, setupSteps } from '@clearbench/contracts/settings/setup-routes';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

/** The action of a button in the checklist. */
export type SetupAction =
  | { readonly step: 'templates' }
  | { readonly step: 'plan'; readonly planId?: string }
  | { readonly step: 'environment'; readonly scheme: Scheme };

export type SetupState = {
  readonly status: AsyncStatus;
  readonly checklist: SetupChecklist | undefined;
  /** Why the checklist could not be read. */
  readonly problem: Problem | undefined;
  /** The step that is running. */
  readonly busy: SetupStep | undefined;
  /** The step that failed last, and the reason. */
  readonly failed: { readonly step: SetupStep; readonly problem: Problem } | undefined;
};

const initialState: SetupState = {
  status: 'initial',
  checklist: undefined,
  problem: undefined,
  busy: undefined,
  failed: undefined,
};

export const setupSlice = createSlice({
  name: 'setup',
  initialState: initialState as SetupState,
  reducers: {
    setupRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    setupSucceeded: (state, { payload }: PayloadAction<SetupChecklist>) => ({
      ...state,
      status: 'idle' as const,
      checklist: payload,
      problem: undefined,
    }),
    setupFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    stepRequested: (state, { payload }: PayloadAction<SetupAction>) => ({
      ...state,
      busy: payload.step,
      failed: undefined,
    }),
    stepSucceeded: (state) => ({ ...state, busy: undefined }),
    stepFailed: (state, { payload }: PayloadAction<{ readonly step: SetupStep; readonly problem: Problem }>) => ({
      ...state,
      busy: undefined,
      failed: payload,
    }),
    dismissRequested: (state, _: PayloadAction<boolean>) => state,
  },
  selectors: { selectSetup: (state) => state },
});

export const {
  setupRequested,
  setupSucceeded,
  setupFailed,
  stepRequested,
  stepSucceeded,
  stepFailed,
  dismissRequested,
} = setupSlice.actions;
export const { selectSetup } = setupSlice.selectors;

/** The number of steps that are done, and of all steps. */
export const progressOf = (checklist: SetupChecklist): { readonly done: number; readonly total: number } => ({
  done: setupSteps.filter((step) => checklist[step].done).length,
  total: setupSteps.length,
});

/** Whether the checklist belongs on the start page of an administrator. */
export const isPending = (checklist: SetupChecklist | undefined): checklist is SetupChecklist =>
  checklist !== undefined && !checklist.dismissed && setupSteps.some((step) => !checklist[step].done);
