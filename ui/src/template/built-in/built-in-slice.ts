import type { BuiltInTemplateComparison, BuiltInTemplateEntry } from '@clearbench/contracts/template/built-in-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { listSlice } from '../../admin-resource/list-state.ts';
import type { Trouble } from '../../saga/trouble.ts';

/** The decisions of an administrator about built-in templates. */
export type BuiltInDecision = {
  /** `builtIn` installs or updates them, `installed` keeps them as they are. */
  readonly take: 'builtIn' | 'installed';
  readonly entries: readonly Pick<BuiltInTemplateEntry, 'templateName' | 'sha256' | 'version'>[];
};

/** Every built-in template, compared with the installed one. */
export const builtInListSlice = listSlice<BuiltInTemplateEntry>('builtInTemplates');

export type BuiltInState = {
  readonly comparison: BuiltInTemplateComparison | undefined;
  /** Why the comparison could not be read. */
  readonly comparisonTrouble: Trouble | undefined;
  readonly deciding: boolean;
  /** Templates of the last decision that failed, by error key. */
  readonly failed: readonly { readonly templateName: string; readonly errorKey: string }[];
  /** Why the last decision failed as a whole. */
  readonly trouble: Trouble | undefined;
};

const initialState: BuiltInState = {
  comparison: undefined,
  comparisonTrouble: undefined,
  deciding: false,
  failed: [],
  trouble: undefined,
};

export const builtInSlice = createSlice({
  name: 'builtInDecision',
  initialState: initialState as BuiltInState,
  reducers: {
    comparisonRequested: (state, _: PayloadAction<string>) => ({
      ...state,
      comparison: undefined,
      comparisonTrouble: undefined,
    }),
    comparisonSucceeded: (state, { payload }: PayloadAction<BuiltInTemplateComparison>) => ({
      ...state,
      comparison: payload,
    }),
    comparisonFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, comparisonTrouble: payload }),
    decisionRequested: (state, _: PayloadAction<BuiltInDecision>) => ({
      ...state,
      deciding: true,
      failed: [],
      trouble: undefined,
    }),
    decisionSucceeded: (state, { payload }: PayloadAction<BuiltInState['failed']>) => ({
      ...state,
      deciding: false,
      failed: payload,
    }),
    decisionFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, deciding: false, trouble: payload }),
    left: () => initialState,
  },
  selectors: { selectBuiltIn: (state) => state },
});

export const {
  comparisonRequested,
  comparisonSucceeded,
  comparisonFailed,
  decisionRequested,
  decisionSucceeded,
  decisionFailed,
  left,
} = builtInSlice.actions;
export const { selectBuiltIn } = builtInSlice.selectors;
