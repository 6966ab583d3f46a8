import '../../../testing/jsdom-gaps.fixture.ts';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { TokenList } from './token-list.tsx';
import { tokenSlice, tokensSucceeded } from './token-slice.ts';

const now = '2026-11-20T12:00:00.000Z';
const token = (name: string, more: Partial<UserToken> = {}): UserToken => ({
  tokenId: name,
  name,
  lastFour: 'abcd',
  madeAt: '2026-08-01T08:00:00.000Z',
  expiresAt: '2026-11-20T12:00:00.001Z',
  scopes: ['read', 'send'],
  environments: 'all',
  ...more,
});

const sct = { environmentId: 'sct-bench', environmentName: 'SCT bench' } as SimEnv;

const rowOf = (shown: UserToken): string => {
  const store = configureStore({ reducer: combineReducers({ accessTokens: tokenSlice.reducer }) });
  store.dispatch(tokensSucceeded([shown]));
  render(
    <Provider store={store}>
      <TokenList now={Date.parse(now)} environments={[sct]} />
    </Provider>,
  );
  const row = screen.getByRole('listitem');
  return `${row.textContent} [${within(row)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
    .join(' ')}]`;
};

describe('a row of the access tokens', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it('offers to revoke a valid one, and shows that it was never used', () => {
    const row = rowOf(token('nightly'));
    expect(row).toMatch(/^nightly cb_…abcd .*token\.expiresOn.*token\.neverUsed.*\[token\.rotateOf token\.revokeOf\]$/);
    expect(row).not.toContain('token.expired');
  });

  it('offers to remove an expired one, and shows when it was last used', () =>
    expect(rowOf(token('old', { expiresAt: now, lastUsedAt: '2026-11-19T08:00:00.000Z' }))).toMatch(
      /^old cb_…abcd token\.expired.*token\.expiredOn.*token\.lastUsedAt.*\[token\.removeOf\]$/,
    ));

  it('names scopes, environments, and the network of the last use', () => {
    const lastUsed = { lastUsedAt: now, lastUsedNetwork: '203.0.113.0/24' };
    const row = rowOf(token('listed', { environments: ['sct-bench', 'gone'], ...lastUsed }));
    expect(row).toContain('token.scope.readtoken.scope.send SCT bench, gone');
    expect(row).toContain('token.lastUsedFrom');
  });

  it('offers no second rotation of a replaced one', () => {
    const row = rowOf(token('old', { replacedBy: 'new' }));
    expect(row).toMatch(/token\.replaced.*token\.validUntil.*\[token\.revokeOf\]$/);
  });
});
