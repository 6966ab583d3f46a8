import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../saga/problem.ts';

/** `ready`: the routes can be set. */
export type StartUpState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'error'; readonly problem: Problem };

export const startUpSlice = createSlice({
  name: 'startUp',
  initialState: { status: 'loading' } as StartUpState,
  reducers: {
    startUpRequested: (): StartUpState => ({ status: 'loading' }),
    startUpSucceeded: (): StartUpState => ({ status: 'ready' }),
    startUpFailed: (_, { payload }: PayloadAction<Problem>): StartUpState => ({ status: 'error', problem: payload }),
  },
  selectors: { selectStartUp: (state) => state },
});

export const { startUpRequested, startUpSucceeded, startUpFailed } = startUpSlice.actions;
export const { selectStartUp } = startUpSlice.selectors;
