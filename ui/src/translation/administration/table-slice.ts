import type { ReplyOf } from '@clearbench/contracts/route';
import type { listTranslationsRoute } from '@clearbench/contracts/translation/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';
import { type TextTable, tableOf, withText } from './table.ts';

export type Listed = ReplyOf<typeof listTranslationsRoute>;
/** A new text; without one, the built-in text is restored. */
export type TextChange = { readonly language: string; readonly key: string; readonly text: string | undefined };
/** Texts of one language that are saved together. */
export type TextRequest = {
  readonly language: string;
  readonly texts: readonly { readonly key: string; readonly text: string }[];
};

export type TableState = {
  readonly status: AsyncStatus;
  readonly table: TextTable | undefined;
  readonly problem: Problem | undefined;
  /** The status of saving many texts, or adding a language. */
  readonly saving: 'idle' | 'loading' | 'done' | 'error';
  readonly saveProblem: Problem | undefined;
  readonly removing: boolean;
  readonly removeProblem: Problem | undefined;
};

const initialState: TableState = {
  status: 'initial',
  table: undefined,
  problem: undefined,
  saving: 'idle',
  saveProblem: undefined,
  removing: false,
  removeProblem: undefined,
};

export const tableSlice = createSlice({
  name: 'translationTable',
  initialState: initialState as TableState,
  reducers: {
    tableRequested: (state) => ({ ...state, status: 'loading' as const }),
    tableSucceeded: (state, { payload }: PayloadAction<Listed>) => ({
      ...state,
      status: 'idle' as const,
      problem: undefined,
      table: tableOf(payload.languages, payload.rows),
    }),
    tableFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    /** Shown at once; a refusal restores the saved text. */
    textRequested: (state, { payload }: PayloadAction<TextChange>) => ({
      ...state,
      table: state.table && withText(state.table as TextTable, payload),
    }),
    textFailed: (state, _: PayloadAction<Problem>) => state,
    textsRequested: (state, _: PayloadAction<readonly TextRequest[]>) => ({
      ...state,
      saving: 'loading' as const,
      saveProblem: undefined,
    }),
    textsSucceeded: (state) => ({ ...state, saving: 'done' as const }),
    textsFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      saving: 'error' as const,
      saveProblem: payload,
    }),
    /** Starting to edit clears the result of the last save. */
    textsBegun: (state) => ({ ...state, saving: 'idle' as const, saveProblem: undefined }),
    removalBegun: (state) => ({ ...state, removeProblem: undefined }),
    removalRequested: (state, _: PayloadAction<string>) => ({ ...state, removing: true, removeProblem: undefined }),
    removalSucceeded: (state, _: PayloadAction<string>) => ({ ...state, removing: false }),
    removalFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      removing: false,
      removeProblem: payload,
    }),
  },
  selectors: { selectTable: (state) => state },
});

export const {
  tableRequested,
  tableSucceeded,
  tableFailed,
  textRequested,
  textFailed,
  textsRequested,
  textsSucceeded,
  textsFailed,
  textsBegun,
  removalBegun,
  removalRequested,
  removalSucceeded,
  removalFailed,
} = tableSlice.actions;
export const { selectTable } = tableSlice.selectors;
