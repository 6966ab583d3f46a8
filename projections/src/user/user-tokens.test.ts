import type { UserEvent } from '@clearbench/contracts/user/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userTokens } from './user-tokens.ts';

const of = { userId: 'u1', tokenId: 't1' };
const facts = { ...of, name: 'pipeline', lastFour: 'abcd', expiresAt: '2027-01-01T00:00:00.000Z' };
const made: UserEvent = { type: 'UserTokenCreated', data: facts };
const after = (...events: UserEvent[]) =>
  projectionSpec(userTokens)
    .given(made, ...events)
    .document('t1');

describe('document of an access token', () => {
  it('has its creation time, and is unused', () =>
    expect(after()).toEqual({ ...facts, madeAt: '2026-01-02T03:04:05.000Z', lastUsedOn: '' }));

  it('has the day of its last use', () =>
    expect(after({ type: 'UserTokenUsed', data: { ...of, day: '2026-11-20' } })).toMatchObject({
      lastUsedOn: '2026-11-20',
    }));

  it('is deleted once it is revoked, also with late events', () => {
    const revoked: UserEvent = { type: 'UserTokenRevoked', data: { ...of, lastFour: 'abcd' } };
    expect(after(revoked)).toBeUndefined();
    expect(after(revoked, { type: 'UserTokenUsed', data: { ...of, day: '2026-11-20' } })).toBeUndefined();
  });
});
