import type { UserEvent } from '@clearbench/contracts/user/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userTokens } from './user-tokens.ts';

const of = { userId: 'u1', tokenId: 't1' };
const facts = {
  ...of,
  name: 'pipeline',
  lastFour: 'abcd',
  expiresAt: '2027-01-01T00:00:00.000Z',
  scopes: ['read', 'send'] as ('read' | 'send')[],
  environments: ['e1'],
};
const made: UserEvent = { type: 'UserTokenCreated', data: facts };
const after = (...events: UserEvent[]) =>
  projectionSpec(userTokens)
    .given(made, ...events)
    .document('t1');

describe('document of an access token', () => {
  it('has its creation time, and is unused', () =>
    expect(after()).toEqual({
      ...facts,
      madeAt: '2026-01-02T03:04:05.000Z',
      lastUsedOn: '',
      lastUsedAt: '',
      lastUsedNetwork: '',
    }));

  it('has the day of its last use', () =>
    expect(after({ type: 'UserTokenUsed', data: { ...of, day: '2026-11-20' } })).toMatchObject({
      lastUsedOn: '2026-11-20',
      lastUsedAt: '2026-01-02T03:04:05.000Z',
      lastUsedNetwork: '',
    }));

  it('has the time and the network of its last use', () =>
    expect(
      after({
        type: 'UserTokenUsed',
        data: { ...of, day: '2026-11-20', usedAt: '2026-11-20T10:00:00.000Z', network: '203.0.113.0/24' },
      }),
    ).toMatchObject({ lastUsedAt: '2026-11-20T10:00:00.000Z', lastUsedNetwork: '203.0.113.0/24' }));

  it('expires at the end of the overlap once another token replaces it', () => {
    const expiresAt = '2026-11-21T00:00:00.000Z';
    const data = { ...of, lastFour: 'abcd', replacedBy: 't2', expiresAt };
    expect(after({ type: 'UserTokenReplaced', data })).toMatchObject({
      expiresAt,
      replacedBy: 't2',
      scopes: ['read', 'send'],
    });
  });

  it('is deleted once it is revoked, also with late events', () => {
    const revoked: UserEvent = { type: 'UserTokenRevoked', data: { ...of, lastFour: 'abcd' } };
    expect(after(revoked)).toBeUndefined();
    expect(after(revoked, { type: 'UserTokenUsed', data: { ...of, day: '2026-11-20' } })).toBeUndefined();
  });
});
