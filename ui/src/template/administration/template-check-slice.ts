import type { TemplateCheck } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

type CheckState = { readonly check: TemplateCheck | undefined; readonly problem: Problem | undefined };
const unchecked: CheckState = { check: undefined, problem: undefined };

/** The preview of the edited template. */
export const templateCheckSlice = createSlice({
  name: 'templateCheck',
  initialState: unchecked,
  reducers: {
    checkRequested: (state, _: PayloadAction<TemplateContent>) => state,
    checkSucceeded: (_, { payload }: PayloadAction<TemplateCheck>): CheckState => ({
      check: payload,
      problem: undefined,
    }),
    checkFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, problem: payload }),
    checkLeft: () => unchecked,
  },
  selectors: { selectTemplateCheck: (state) => state },
});

export const { checkRequested, checkSucceeded, checkFailed, checkLeft } = templateCheckSlice.actions;
export const { selectTemplateCheck } = templateCheckSlice.selectors;
