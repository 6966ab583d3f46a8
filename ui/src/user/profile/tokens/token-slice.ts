import type { BodyOf, ReplyOf } from '@clearbench/contracts/route';
import type { createTokenRoute, rotateTokenRoute, UserToken } from '@clearbench/contracts/user/token-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';

export type TokenRequest = BodyOf<typeof createTokenRoute>;
export type TokenRotation = Required<BodyOf<typeof rotateTokenRoute>> & { readonly tokenId: string };
export type MadeToken = Pick<ReplyOf<typeof createTokenRoute>, 'token' | 'tokenId'>;

export type TokenState = {
  readonly status: AsyncStatus;
  /** The service account whose tokens are shown; undefined for the tokens of the user. */
  readonly owner: string | undefined;
  readonly tokens: readonly UserToken[];
  readonly problem: Problem | undefined;
  readonly making: boolean;
  readonly createProblem: Problem | undefined;
  /** The new token, while it is shown: it cannot be shown again. */
  readonly made: MadeToken | undefined;
  /** The token that is being revoked. */
  readonly revoking: string | undefined;
  readonly revokeProblem: Problem | undefined;
};

const initialState: TokenState = {
  status: 'initial',
  owner: undefined,
  tokens: [],
  problem: undefined,
  making: false,
  createProblem: undefined,
  made: undefined,
  revoking: undefined,
  revokeProblem: undefined,
};

/** The access tokens of the user, or of a service account. */
export const tokenSlice = createSlice({
  name: 'accessTokens',
  initialState: initialState as TokenState,
  reducers: {
    tokensRequested: (state, { payload: owner }: PayloadAction<string | undefined>): TokenState =>
      state.owner === owner
        ? { ...state, status: 'loading', problem: undefined }
        : { ...initialState, owner, status: 'loading' },
    tokensSucceeded: (state, { payload }: PayloadAction<readonly UserToken[]>): TokenState => ({
      ...state,
      status: 'idle',
      tokens: payload,
      problem: undefined,
    }),
    tokensFailed: (state, { payload }: PayloadAction<Problem>): TokenState => ({
      ...state,
      status: 'error',
      problem: payload,
    }),
    makeRequested: (state, _: PayloadAction<TokenRequest>): TokenState => ({
      ...state,
      making: true,
      createProblem: undefined,
      made: undefined,
    }),
    rotateRequested: (state, _: PayloadAction<TokenRotation>): TokenState => ({
      ...state,
      making: true,
      createProblem: undefined,
      made: undefined,
    }),
    makeSucceeded: (state, { payload: { token, tokenId } }: PayloadAction<MadeToken>): TokenState => ({
      ...state,
      making: false,
      made: { token, tokenId },
    }),
    makeFailed: (state, { payload }: PayloadAction<Problem>): TokenState => ({
      ...state,
      making: false,
      createProblem: payload,
    }),
    madeTokenSeen: (state): TokenState => ({ ...state, made: undefined }),
    revokeRequested: (state, { payload }: PayloadAction<string>): TokenState => ({
      ...state,
      revoking: payload,
      revokeProblem: undefined,
    }),
    revokeSucceeded: (state, { payload }: PayloadAction<string>): TokenState => ({
      ...state,
      revoking: undefined,
      made: state.made?.tokenId === payload ? undefined : state.made,
      tokens: state.tokens.filter(({ tokenId }) => tokenId !== payload),
    }),
    revokeFailed: (state, { payload }: PayloadAction<Problem>): TokenState => ({
      ...state,
      revoking: undefined,
      revokeProblem: payload,
    }),
    revokeDropped: (state): TokenState => ({
      ...state,
      revokeProblem: undefined,
      createProblem: undefined,
    }),
  },
  selectors: { selectTokens: (state) => state },
});

export const {
  tokensRequested,
  tokensSucceeded,
  tokensFailed,
  makeRequested,
  rotateRequested,
  makeSucceeded,
  makeFailed,
  madeTokenSeen,
  revokeRequested,
  revokeSucceeded,
  revokeFailed,
  revokeDropped,
} = tokenSlice.actions;
export const { selectTokens } = tokenSlice.selectors;
