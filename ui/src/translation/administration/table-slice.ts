import type { ReplyOf } from '@clearbench/contracts/route';
import type { listTranslationsRoute } from '@clearbench/contracts/translation/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../saga/trouble.ts';
import { type TextTable, tableOf, withText } from './table.ts';

export type Listed = ReplyOf<typeof listTranslationsRoute>;
/** A new text; without one, the built-in text is restored. */
export type WantedText = { readonly language: string; readonly key: string; readonly text: string | undefined };
/** Texts of one language that are saved together. */
export type WantedTexts = {
  readonly language: string;
  readonly texts: readonly { readonly key: string; readonly text: string }[];
};

export type TableState = {
  readonly status: AsyncStatus;
  readonly table: TextTable | undefined;
  readonly trouble: Trouble | undefined;
  /** The status of saving many texts, or adding a language. */
  readonly saving: 'idle' | 'loading' | 'done' | 'error';
  readonly saveTrouble: Trouble | undefined;
  readonly removing: boolean;
  readonly removeTrouble: Trouble | undefined;
};

const initialState: TableState = {
  status: 'initial',
  table: undefined,
  trouble: undefined,
  saving: 'idle',
  saveTrouble: undefined,
  removing: false,
  removeTrouble: undefined,
};

export const tableSlice = createSlice({
  name: 'translationTable',
  initialState: initialState as TableState,
  reducers: {
    tableRequested: (state) => ({ ...state, status: 'loading' as const }),
    tableSucceeded: (state, { payload }: PayloadAction<Listed>) => ({
      ...state,
      status: 'idle' as const,
      trouble: undefined,
      table: tableOf(payload.languages, payload.rows),
    }),
    tableFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
    /** Shown at once; a refusal restores the saved text. */
    textRequested: (state, { payload }: PayloadAction<WantedText>) => ({
      ...state,
      table: state.table && withText(state.table as TextTable, payload),
    }),
    textFailed: (state, _: PayloadAction<Trouble>) => state,
    textsRequested: (state, _: PayloadAction<readonly WantedTexts[]>) => ({
      ...state,
      saving: 'loading' as const,
      saveTrouble: undefined,
    }),
    textsSucceeded: (state) => ({ ...state, saving: 'done' as const }),
    textsFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      saving: 'error' as const,
      saveTrouble: payload,
    }),
    /** Starting to edit clears the result of the last save. */
    textsBegun: (state) => ({ ...state, saving: 'idle' as const, saveTrouble: undefined }),
    removalBegun: (state) => ({ ...state, removeTrouble: undefined }),
    removalRequested: (state, _: PayloadAction<string>) => ({ ...state, removing: true, removeTrouble: undefined }),
    removalSucceeded: (state, _: PayloadAction<string>) => ({ ...state, removing: false }),
    removalFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      removing: false,
      removeTrouble: payload,
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
