import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { PlannedError } from '@clearbench/contracts/template/generate-routes';
import type { TemplateLayout, TemplateValues } from '@clearbench/contracts/template/layout';
import type { TemplateSummary } from '@clearbench/contracts/template/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

type Area<T> = { readonly status: AsyncStatus; readonly value: T; readonly problem: Problem | undefined };

export type TemplateState = {
  /** The templates of the last environment. */
  readonly list: Area<readonly TemplateSummary[]>;
  readonly layout: Area<TemplateLayout | undefined>;
  readonly creation: Area<undefined>;
};

export type LayoutRequest = {
  readonly name: string;
  readonly environmentToken: string;
  readonly rbVersion: RbVersion;
  /** The file that the new one answers. */
  readonly answers?: string;
};
export type Creation = {
  readonly templateName: string;
  readonly envToken: string;
  readonly rbVersion: RbVersion;
  readonly values: TemplateValues;
  readonly deliberateError?: string;
  /** A file of many transactions; its errors take the place of the deliberate one. */
  readonly load?: { readonly transactions: number; readonly errors?: PlannedError[] };
};

const untouched = <T>(value: T): Area<T> => ({ status: 'initial', value, problem: undefined });
const loading = <T>(value: T): Area<T> => ({ status: 'loading', value, problem: undefined });
const idle = <T>(value: T): Area<T> => ({ status: 'idle', value, problem: undefined });
const failed = <T>(value: T, problem: Problem): Area<T> => ({ status: 'error', value, problem });

const initialState: TemplateState = {
  list: untouched([]),
  layout: untouched(undefined),
  creation: untouched(undefined),
};

export const templateSlice = createSlice({
  name: 'template',
  initialState: initialState as TemplateState,
  reducers: {
    templatesRequested: (state, _: PayloadAction<{ environmentToken: string }>) => ({ ...state, list: loading([]) }),
    templatesSucceeded: (state, { payload }: PayloadAction<readonly TemplateSummary[]>) => ({
      ...state,
      list: idle(payload),
    }),
    templatesFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, list: failed([], payload) }),
    layoutRequested: (_, __: PayloadAction<LayoutRequest>) => ({ ...initialState, layout: loading(undefined) }),
    layoutSucceeded: (state, { payload }: PayloadAction<TemplateLayout>) => ({ ...state, layout: idle(payload) }),
    layoutFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, layout: failed(undefined, payload) }),
    createRequested: (state, _: PayloadAction<Creation>) => ({ ...state, creation: loading(undefined) }),
    createSucceeded: (state) => ({ ...state, creation: idle(undefined) }),
    createFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, creation: failed(undefined, payload) }),
  },
  selectors: {
    selectTemplates: (state) => state.list,
    selectLayout: (state) => state.layout,
    selectCreation: (state) => state.creation,
  },
});

export const {
  templatesRequested,
  templatesSucceeded,
  templatesFailed,
  layoutRequested,
  layoutSucceeded,
  layoutFailed,
  createRequested,
  createSucceeded,
  createFailed,
} = templateSlice.actions;
export const { selectTemplates, selectLayout, selectCreation } = templateSlice.selectors;
