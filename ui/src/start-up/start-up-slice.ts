import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../saga/trouble.ts';

/** `ready`: the routes can be set. */
export type StartUpState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready' }
  | { readonly status: 'error'; readonly trouble: Trouble };

export const startUpSlice = createSlice({
  name: 'startUp',
  initialState: { status: 'loading' } as StartUpState,
  reducers: {
    startUpRequested: (): StartUpState => ({ status: 'loading' }),
    startUpSucceeded: (): StartUpState => ({ status: 'ready' }),
    startUpFailed: (_, { payload }: PayloadAction<Trouble>): StartUpState => ({ status: 'error', trouble: payload }),
  },
  selectors: { selectStartUp: (state) => state },
});

export const { startUpRequested, startUpSucceeded, startUpFailed } = startUpSlice.actions;
export const { selectStartUp } = startUpSlice.selectors;
