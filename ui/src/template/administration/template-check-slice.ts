import type { TemplateCheck } from '@clearbench/contracts/template/administration-routes';
import type { TemplateContent } from '@clearbench/contracts/template/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../../saga/trouble.ts';

type CheckState = { readonly check: TemplateCheck | undefined; readonly trouble: Trouble | undefined };
const unchecked: CheckState = { check: undefined, trouble: undefined };

/** The preview of the edited template. */
export const templateCheckSlice = createSlice({
  name: 'templateCheck',
  initialState: unchecked,
  reducers: {
    checkRequested: (state, _: PayloadAction<TemplateContent>) => state,
    checkSucceeded: (_, { payload }: PayloadAction<TemplateCheck>): CheckState => ({
      check: payload,
      trouble: undefined,
    }),
    checkFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, trouble: payload }),
    checkLeft: () => unchecked,
  },
  selectors: { selectTemplateCheck: (state) => state },
});

export const { checkRequested, checkSucceeded, checkFailed, checkLeft } = templateCheckSlice.actions;
export const { selectTemplateCheck } = templateCheckSlice.selectors;
