import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../saga/problem.ts';

/** A message type to be added to a rulebook, and its schema. */
export type NewFormat = Pick<FormatSummary, 'messageScheme' | 'rbVersion' | 'messageType'> & { readonly text: string };

type State = { readonly adding: boolean; readonly problem: Problem | undefined };

const nothing: State = { adding: false, problem: undefined };

/** The state of adding a message type. */
export const addingSlice = createSlice({
  name: 'formatAdding',
  initialState: nothing,
  reducers: {
    addRequested: (_, __: PayloadAction<NewFormat>): State => ({ adding: true, problem: undefined }),
    addSucceeded: () => nothing,
    addFailed: (_, { payload }: PayloadAction<Problem>): State => ({ adding: false, problem: payload }),
    /** Another schema or name is chosen, or the dialog is closed. */
    addReconsidered: () => nothing,
  },
  selectors: { selectAdding: (state) => state },
});

export const { addRequested, addSucceeded, addFailed, addReconsidered } = addingSlice.actions;
export const { selectAdding } = addingSlice.selectors;
