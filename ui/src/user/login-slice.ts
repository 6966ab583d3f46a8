import type { ReplyOf } from '@clearbench/contracts/route';
import type { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';

export type LoginUrls = ReplyOf<typeof loginUrlsRoute>['loginUrls'];
export type LoginState = {
  readonly status: AsyncStatus;
  readonly urls: LoginUrls;
  readonly trouble: Trouble | undefined;
};

export const loginSlice = createSlice({
  name: 'login',
  initialState: { status: 'initial', urls: [], trouble: undefined } as LoginState,
  reducers: {
    loginUrlsRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    loginUrlsSucceeded: (state, { payload }: PayloadAction<LoginUrls>) => ({
      ...state,
      status: 'idle' as const,
      urls: payload,
    }),
    loginUrlsFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
  },
  selectors: { selectLogin: (state) => state },
});

export const { loginUrlsRequested, loginUrlsSucceeded, loginUrlsFailed } = loginSlice.actions;
export const { selectLogin } = loginSlice.selectors;
