import { Failure } from '@clearbench/contracts/failure';
import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { combineReducers } from '@reduxjs/toolkit';
import { changed } from '../../../live/live-actions.ts';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { type TokenPorts, tokenSaga } from './token-saga.ts';
import {
  makeFailed,
  makeRequested,
  makeSucceeded,
  revokeFailed,
  revokeRequested,
  revokeSucceeded,
  rotateRequested,
  type TokenRequest,
  tokenSlice,
  tokensRequested,
  tokensSucceeded,
} from './token-slice.ts';

const token = (tokenId: string): UserToken => ({
  tokenId,
  name: tokenId,
  lastFour: 'abcd',
  madeAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2027-02-18T08:00:00.000Z',
  scopes: ['read'],
  environments: 'all',
});

const bench = async (ports: Partial<TokenPorts> = {}) => {
  const there = [token('a')];
  const made = runningSaga(
    tokenSaga({
      readAll: async () => [...there],
      make: async () => {
        there.unshift(token('b'));
        return { token: 'cb_secret', tokenId: 'b' };
      },
      rotate: async ({ tokenId }) => {
        there.unshift(token(`${tokenId}2`));
        return { token: 'cb_rotated', tokenId: `${tokenId}2` };
      },
      revoke: async () => undefined,
      ...ports,
    }),
    combineReducers({ accessTokens: tokenSlice.reducer }),
  );
  made.dispatch(tokensRequested(undefined));
  await made.seen(tokensSucceeded.type);
  return { ...made, there, tokens: () => made.state().accessTokens };
};
const request: TokenRequest = { name: 'b', days: 90, scopes: ['read'], environments: 'all' };
const refuse = (errorKey: string) => async () => {
  throw new Failure(errorKey);
};

describe('access tokens on the profile page', () => {
  it('are shown once after creation, and are in the list', async () => {
    const { dispatch, seen, tokens } = await bench();
    dispatch(makeRequested(request));
    await seen(makeSucceeded.type);
    await seen(tokensSucceeded.type, 2);
    expect(tokens()).toMatchObject({ making: false, made: { token: 'cb_secret', tokenId: 'b' } });
    expect(tokens().tokens.map(({ tokenId }) => tokenId)).toEqual(['b', 'a']);
    dispatch(revokeRequested('b'));
    await seen(revokeSucceeded.type);
    expect(tokens().made).toBeUndefined();
    expect(tokens().tokens.map(({ tokenId }) => tokenId)).toEqual(['a']);
  });

  it('are shown once after rotation, beside the replaced one', async () => {
    const { dispatch, seen, tokens } = await bench();
    dispatch(rotateRequested({ tokenId: 'a', days: 90, overlapHours: 24 }));
    await seen(makeSucceeded.type);
    await seen(tokensSucceeded.type, 2);
    expect(tokens()).toMatchObject({ making: false, made: { token: 'cb_rotated', tokenId: 'a2' } });
    expect(tokens().tokens.map(({ tokenId }) => tokenId)).toEqual(['a2', 'a']);
  });

  it('are listed again after a failed creation, because it may have succeeded', async () => {
    const { dispatch, seen, tokens, there } = await bench({ make: refuse('token.alreadyShown') });
    there.unshift(token('lost'));
    dispatch(makeRequested(request));
    await seen(makeFailed.type);
    await until(() => tokens().tokens.length === 2);
    expect(tokens()).toMatchObject({
      making: false,
      createProblem: { errorKey: 'token.alreadyShown' },
      made: undefined,
    });
  });

  it('are listed again after a failed revocation, and after changes by another page', async () => {
    const { dispatch, seen, tokens, there } = await bench({ revoke: refuse('token.notFound') });
    there.pop();
    dispatch(revokeRequested('a'));
    await seen(revokeFailed.type);
    await until(() => tokens().tokens.length === 0);
    expect(tokens()).toMatchObject({ revoking: undefined, revokeProblem: { errorKey: 'token.notFound' } });
    there.push(token('c'));
    dispatch(changed({ topic: 'user-token', id: 'c', revision: 3 }));
    await until(() => tokens().tokens.length === 1);
  });
});
