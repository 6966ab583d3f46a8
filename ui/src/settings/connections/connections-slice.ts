import type { ReplyOf } from '@clearbench/contracts/route';
import type {
  MailTest,
  readConnectionsRoute,
  SignInStepResult,
  SignInTest,
} from '@clearbench/contracts/settings/connection-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../saga/trouble.ts';

export type Connections = ReplyOf<typeof readConnectionsRoute>;

/** A test: not run, running, finished with a result, or failed. */
export type TestState<Result> =
  | { readonly status: 'initial' | 'loading' }
  | { readonly status: 'idle'; readonly result: Result }
  | { readonly status: 'error'; readonly trouble: Trouble };

export type ConnectionsState = {
  readonly status: AsyncStatus;
  readonly connections: Connections | undefined;
  readonly trouble: Trouble | undefined;
  readonly mail: TestState<MailTest>;
  /** By name of the provider. */
  readonly checks: Readonly<Record<string, TestState<readonly SignInStepResult[]>>>;
  /** The provider whose sign-in page is about to open. */
  readonly leavingFor: string | undefined;
  /** Why a sign-in test could not start. */
  readonly signInTrouble: { readonly name: string; readonly trouble: Trouble } | undefined;
  /** The last sign-in test of this session. */
  readonly test: SignInTest | undefined;
};

const initialState: ConnectionsState = {
  status: 'initial',
  connections: undefined,
  trouble: undefined,
  mail: { status: 'initial' },
  checks: {},
  leavingFor: undefined,
  signInTrouble: undefined,
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
    connectionsFailed: (state, { payload }: PayloadAction<Trouble>): ConnectionsState => ({
      ...state,
      status: 'error',
      trouble: payload,
    }),
    mailTestRequested: (state, _: PayloadAction<string>): ConnectionsState => ({
      ...state,
      mail: { status: 'loading' },
    }),
    mailTestSucceeded: (state, { payload }: PayloadAction<MailTest>): ConnectionsState => ({
      ...state,
      mail: { status: 'idle', result: payload },
    }),
    mailTestFailed: (state, { payload }: PayloadAction<Trouble>): ConnectionsState => ({
      ...state,
      mail: { status: 'error', trouble: payload },
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
      { payload: { name, trouble } }: PayloadAction<{ name: string; trouble: Trouble }>,
    ): ConnectionsState => ({ ...state, checks: { ...state.checks, [name]: { status: 'error', trouble } } }),
    signInTestRequested: (state, { payload }: PayloadAction<string>): ConnectionsState => ({
      ...state,
      leavingFor: payload,
      signInTrouble: undefined,
      test: undefined,
    }),
    signInTestFailed: (state, { payload }: PayloadAction<{ name: string; trouble: Trouble }>): ConnectionsState => ({
      ...state,
      leavingFor: undefined,
      signInTrouble: payload,
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
