import type { ReplyOf } from '@clearbench/contracts/route';
import type {
  MailTest,
  readConnectionsRoute,
  SignInStepResult,
  SignInTest,
} from '@clearbench/contracts/settings/connection-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';

export type Connections = ReplyOf<typeof readConnectionsRoute>;

/** A test: not run, running, finished with a result, or failed. */
export type TestState<Result> =
  | { readonly status: 'initial' | 'loading' }
  | { readonly status: 'idle'; readonly result: Result }
  | { readonly status: 'error'; readonly problem: Problem };

export type ConnectionsState = {
  readonly status: AsyncStatus;
  readonly connections: Connections | undefined;
  readonly problem: Problem | undefined;
  readonly mail: TestState<MailTest>;
  /** By name of the provider. */
  readonly checks: Readonly<Record<string, TestState<readonly SignInStepResult[]>>>;
  /** The provider whose sign-in page is about to open. */
  readonly leavingFor: string | undefined;
  /** Why a sign-in test could not start. */
  readonly signInProblem: { readonly name: string; readonly problem: Problem } | undefined;
  /** The last sign-in test of this session. */
  readonly test: SignInTest | undefined;
};

const initialState: ConnectionsState = {
  status: 'initial',
  connections: undefined,
  problem: undefined,
  mail: { status: 'initial' },
  checks: {},
  leavingFor: undefined,
  signInProblem: undefined,
  test: undefined,
};

export const connectionsSlice = createSlice({
  name: 'connections',
  initialState: initialState as ConnectionsState,
  reducers: {
    connectionsRequested: (): ConnectionsState => ({ ...initialState, status: 'loading' }),
    connectionsSucceeded: (
      state,
      { payload: { connections, test } }: PayloadAction<{ connections: Connections; test: SignInTest | undefined }>,
    ): ConnectionsState => ({ ...state, status: 'idle', connections, test }),
    connectionsFailed: (state, { payload }: PayloadAction<Problem>): ConnectionsState => ({
      ...state,
      status: 'error',
      problem: payload,
    }),
    mailTestRequested: (state, _: PayloadAction<string>): ConnectionsState => ({
      ...state,
      mail: { status: 'loading' },
    }),
    mailTestSucceeded: (state, { payload }: PayloadAction<MailTest>): ConnectionsState => ({
      ...state,
      mail: { status: 'idle', result: payload },
    }),
    mailTestFailed: (state, { payload }: PayloadAction<Problem>): ConnectionsState => ({
      ...state,
      mail: { status: 'error', problem: payload },
    }),
    providerCheckRequested: (state, { payload }: PayloadAction<string>): ConnectionsState => ({
      ...state,
      checks: { ...state.checks, [payload]: { status: 'loading' } },
    }),
    providerCheckSucceeded: (
      state,
      { payload: { name, steps } }: PayloadAction<{ name: string; steps: readonly SignInStepResult[] }>,
    ): ConnectionsState => ({ ...state, checks: { ...state.checks, [name]: { status: 'idle', result: steps } } }),
    providerCheckFailed: (
      state,
      { payload: { name, problem } }: PayloadAction<{ name: string; problem: Problem }>,
    ): ConnectionsState => ({ ...state, checks: { ...state.checks, [name]: { status: 'error', problem } } }),
    signInTestRequested: (state, { payload }: PayloadAction<string>): ConnectionsState => ({
      ...state,
      leavingFor: payload,
      signInProblem: undefined,
      test: undefined,
    }),
    signInTestFailed: (state, { payload }: PayloadAction<{ name: string; problem: Problem }>): ConnectionsState => ({
      ...state,
      leavingFor: undefined,
      signInProblem: payload,
    }),
  },
  selectors: { selectConnections: (state) => state },
});

export const {
  connectionsRequested,
  connectionsSucceeded,
  connectionsFailed,
  mailTestRequested,
  mailTestSucceeded,
  mailTestFailed,
  providerCheckRequested,
  providerCheckSucceeded,
  providerCheckFailed,
  signInTestRequested,
  signInTestFailed,
} = connectionsSlice.actions;
export const { selectConnections } = connectionsSlice.selectors;
