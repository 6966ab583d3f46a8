import type { BodyOf, ReplyOf } from '@clearbench/contracts/route';
import type { createTokenRoute, UserToken } from '@clearbench/contracts/user/token-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../../saga/trouble.ts';

export type TokenRequest = BodyOf<typeof createTokenRoute>;
export type MadeToken = Pick<ReplyOf<typeof createTokenRoute>, 'token' | 'tokenId'>;

export type TokenState = {
  readonly status: AsyncStatus;
  readonly tokens: readonly UserToken[];
  readonly trouble: Trouble | undefined;
  readonly making: boolean;
  readonly makeTrouble: Trouble | undefined;
  /** The new token, while it is shown: it cannot be shown again. */
  readonly made: MadeToken | undefined;
  /** The token that is being revoked. */
  readonly revoking: string | undefined;
  readonly revokeTrouble: Trouble | undefined;
};

const initialState: TokenState = {
  status: 'initial',
  tokens: [],
  trouble: undefined,
  making: false,
  makeTrouble: undefined,
  made: undefined,
  revoking: undefined,
  revokeTrouble: undefined,
};

/** The access tokens of the user. */
export const tokenSlice = createSlice({
  name: 'accessTokens',
  initialState: initialState as TokenState,
  reducers: {
    tokensRequested: (state): TokenState => ({ ...state, status: 'loading', trouble: undefined }),
    tokensSucceeded: (state, { payload }: PayloadAction<readonly UserToken[]>): TokenState => ({
      ...state,
      status: 'idle',
      tokens: payload,
      trouble: undefined,
    }),
    tokensFailed: (state, { payload }: PayloadAction<Trouble>): TokenState => ({
      ...state,
      status: 'error',
      trouble: payload,
    }),
    makeRequested: (state, _: PayloadAction<TokenRequest>): TokenState => ({
      ...state,
      making: true,
      makeTrouble: undefined,
      made: undefined,
    }),
    makeSucceeded: (state, { payload: { token, tokenId } }: PayloadAction<MadeToken>): TokenState => ({
      ...state,
      making: false,
      made: { token, tokenId },
    }),
    makeFailed: (state, { payload }: PayloadAction<Trouble>): TokenState => ({
      ...state,
      making: false,
      makeTrouble: payload,
    }),
    madeTokenSeen: (state): TokenState => ({ ...state, made: undefined }),
    revokeRequested: (state, { payload }: PayloadAction<string>): TokenState => ({
      ...state,
      revoking: payload,
      revokeTrouble: undefined,
    }),
    revokeSucceeded: (state, { payload }: PayloadAction<string>): TokenState => ({
      ...state,
      revoking: undefined,
      made: state.made?.tokenId === payload ? undefined : state.made,
      tokens: state.tokens.filter(({ tokenId }) => tokenId !== payload),
    }),
    revokeFailed: (state, { payload }: PayloadAction<Trouble>): TokenState => ({
      ...state,
      revoking: undefined,
      revokeTrouble: payload,
    }),
    revokeDropped: (state): TokenState => ({ ...state, revokeTrouble: undefined }),
  },
  selectors: { selectTokens: (state) => state },
});

export const {
  tokensRequested,
  tokensSucceeded,
  tokensFailed,
  makeRequested,
  makeSucceeded,
  makeFailed,
  madeTokenSeen,
  revokeRequested,
  revokeSucceeded,
  revokeFailed,
  revokeDropped,
} = tokenSlice.actions;
export const { selectTokens } = tokenSlice.selectors;
