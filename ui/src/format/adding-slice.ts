import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../saga/trouble.ts';

/** A message type to be added to a rulebook, and its schema. */
export type NewFormat = Pick<FormatSummary, 'messageScheme' | 'rbVersion' | 'messageType'> & { readonly text: string };

type State = { readonly adding: boolean; readonly trouble: Trouble | undefined };

const nothing: State = { adding: false, trouble: undefined };

/** The state of adding a message type. */
export const addingSlice = createSlice({
  name: 'formatAdding',
  initialState: nothing,
  reducers: {
    addRequested: (_, __: PayloadAction<NewFormat>): State => ({ adding: true, trouble: undefined }),
    addSucceeded: () => nothing,
    addFailed: (_, { payload }: PayloadAction<Trouble>): State => ({ adding: false, trouble: payload }),
    /** Another schema or name is chosen, or the dialog is closed. */
    addReconsidered: () => nothing,
  },
  selectors: { selectAdding: (state) => state },
});

export const { addRequested, addSucceeded, addFailed, addReconsidered } = addingSlice.actions;
export const { selectAdding } = addingSlice.selectors;
