import type { ReplyOf } from '@clearbench/contracts/route';
import type { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

export type LoginUrls = ReplyOf<typeof loginUrlsRoute>['loginUrls'];
export type LoginState = {
  readonly status: AsyncStatus;
  readonly urls: LoginUrls;
  readonly problem: Problem | undefined;
};

export const loginSlice = createSlice({
  name: 'login',
  initialState: { status: 'initial', urls: [], problem: undefined } as LoginState,
  reducers: {
    loginUrlsRequested: (state) => ({ ...state, status: 'loading' as const, problem: undefined }),
    loginUrlsSucceeded: (state, { payload }: PayloadAction<LoginUrls>) => ({
      ...state,
      status: 'idle' as const,
      urls: payload,
    }),
    loginUrlsFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
  },
  selectors: { selectLogin: (state) => state },
});

export const { loginUrlsRequested, loginUrlsSucceeded, loginUrlsFailed } = loginSlice.actions;
export const { selectLogin } = loginSlice.selectors;
