import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';
import { type SelectedEnvironment, selectedEnvironmentIn } from './selected-environment.ts';

export type SimEnvState = {
  readonly status: AsyncStatus;
  readonly all: readonly SimEnv[];
  readonly chosen: SelectedEnvironment | undefined;
  readonly problem: Problem | undefined;
};

const initialState: SimEnvState = { status: 'initial', all: [], chosen: undefined, problem: undefined };

export const simEnvSlice = createSlice({
  name: 'simEnv',
  initialState: initialState as SimEnvState,
  reducers: {
    simEnvsRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    simEnvsSucceeded: (state, { payload }: PayloadAction<readonly SimEnv[]>) => ({
      ...state,
      status: 'idle' as const,
      all: payload,
    }),
    simEnvsReread: (state, { payload }: PayloadAction<readonly SimEnv[]>) => ({ ...state, all: payload }),
    /** The last state stays. */
    simEnvsNotReread: (state) => state,
    simEnvsFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    /** Selects the current environment and rulebook version. */
    environmentSwitched: (state, { payload }: PayloadAction<SelectedEnvironment>) => ({ ...state, chosen: payload }),
  },
  selectors: {
    selectSimEnvs: (state) => state.all,
    selectSimEnvStatus: (state) => state.status,
    selectSimEnvProblem: (state) => state.problem,
    selectChosen: (state) => state.chosen,
    /** The current environment, while it is one of the user's. */
    selectCurrent: createSelector(
      [(state: SimEnvState) => state.all, (state: SimEnvState) => state.chosen],
      (all, chosen) => chosen && selectedEnvironmentIn(all, chosen),
    ),
  },
});

export const {
  simEnvsRequested,
  simEnvsSucceeded,
  simEnvsReread,
  simEnvsNotReread,
  simEnvsFailed,
  environmentSwitched,
} = simEnvSlice.actions;
export const { selectSimEnvs, selectSimEnvStatus, selectSimEnvProblem, selectChosen, selectCurrent } =
  simEnvSlice.selectors;
