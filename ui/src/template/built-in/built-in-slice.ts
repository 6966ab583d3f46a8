import type { BuiltInTemplateComparison, BuiltInTemplateEntry } from '@clearbench/contracts/template/built-in-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { listSlice } from '../../admin-resource/list-state.ts';
import type { Problem } from '../../saga/problem.ts';

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
  readonly comparisonProblem: Problem | undefined;
  readonly deciding: boolean;
  /** Templates of the last decision that failed, by error key. */
  readonly failed: readonly { readonly templateName: string; readonly errorKey: string }[];
  /** Why the last decision failed as a whole. */
  readonly problem: Problem | undefined;
};

const initialState: BuiltInState = {
  comparison: undefined,
  comparisonProblem: undefined,
  deciding: false,
  failed: [],
  problem: undefined,
};

export const builtInSlice = createSlice({
  name: 'builtInDecision',
  initialState: initialState as BuiltInState,
  reducers: {
    comparisonRequested: (state, _: PayloadAction<string>) => ({
      ...state,
      comparison: undefined,
      comparisonProblem: undefined,
    }),
    comparisonSucceeded: (state, { payload }: PayloadAction<BuiltInTemplateComparison>) => ({
      ...state,
      comparison: payload,
    }),
    comparisonFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, comparisonProblem: payload }),
    decisionRequested: (state, _: PayloadAction<BuiltInDecision>) => ({
      ...state,
      deciding: true,
      failed: [],
      problem: undefined,
    }),
    decisionSucceeded: (state, { payload }: PayloadAction<BuiltInState['failed']>) => ({
      ...state,
      deciding: false,
      failed: payload,
    }),
    decisionFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, deciding: false, problem: payload }),
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
