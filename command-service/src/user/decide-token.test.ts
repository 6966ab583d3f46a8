import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { mostTokens } from '@clearbench/contracts/user/token-terms';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const network = '203.0.113.0/24';
const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: { userId, provider: 'demo', subject: 's', email: 'a@example.org', displayName: 'A', emailVerified: true },
};
type Created = Extract<UserEvent, { type: 'UserTokenCreated' }>;
const made = (tokenId: string, expiresAt = '2027-01-01T00:00:00.000Z'): Created => ({
  type: 'UserTokenCreated',
  data: {
    userId,
    tokenId,
    name: 'pipeline',
    lastFour: 'abcd',
    expiresAt,
    scopes: ['read', 'send'],
    environments: ['e1'],
  },
});
const revoked = (tokenId: string): UserEvent => ({
  type: 'UserTokenRevoked',
  data: { userId, tokenId, lastFour: 'abcd' },
});
const used = (tokenId: string, usedAt: string, from = network): UserEvent => ({
  type: 'UserTokenUsed',
  data: { userId, tokenId, day: usedAt.slice(0, 10), usedAt, network: from },
});
const usedInOlderRelease = (tokenId: string, day: string): UserEvent => ({
  type: 'UserTokenUsed',
  data: { userId, tokenId, day },
});
const replaced = (tokenId: string, replacedBy: string, expiresAt: string): UserEvent => ({
  type: 'UserTokenReplaced',
  data: { userId, tokenId, lastFour: 'abcd', replacedBy, expiresAt },
});
const many = Array.from({ length: mostTokens }, (_, index) => made(`t${index}`));

const make: UserCommand = { type: 'CreateUserToken', data: made('new').data, at };
const use: UserCommand = { type: 'UseUserToken', data: { userId, tokenId: 't0', network }, at };
const revoke: UserCommand = { type: 'RevokeUserToken', data: { userId, tokenId: 't0' }, at };
const tomorrow = '2026-11-21T08:00:00.000Z';
const rotate = (replaces: string, tokenId = 'new'): UserCommand => ({
  type: 'RotateUserToken',
  data: { userId, replaces, tokenId, lastFour: 'abcd', expiresAt: '2027-01-01T00:00:00.000Z', replacedUntil: tomorrow },
  at,
});

describe('access token', () => {
  it('is created for a user', () => {
    given(signedUp).when(make).emits(made('new'));
    given().when(make).refuses('user.notFound');
  });

  it('is one of a limited number of valid ones', () => {
    given(signedUp, ...many)
      .when(make)
      .refuses('token.tooMany', { max: mostTokens });
    given(signedUp, ...many, revoked('t3'))
      .when(make)
      .emits(made('new'));
    given(signedUp, ...many.slice(1), made('t0', at))
      .when(make)
      .emits(made('new'));
    given(signedUp, ...many, replaced('t0', 't1', tomorrow))
      .when(make)
      .emits(made('new'));
  });

  it('is recorded as used once an hour', () => {
    given(signedUp, made('t0')).when(use).emits(used('t0', at));
    given(signedUp, made('t0'), used('t0', '2026-11-20T07:00:00.000Z')).when(use).emits(used('t0', at));
    given(signedUp, made('t0'), used('t0', '2026-11-20T07:00:00.001Z')).when(use).emitsNothing();
    given(signedUp, made('t0'), made('t1'), used('t1', at)).when(use).emits(used('t0', at));
    given(signedUp, made('t0'), usedInOlderRelease('t0', '2026-11-20')).when(use).emits(used('t0', at));
  });

  it('is recorded as used from another network, once a minute', () => {
    const elsewhere = '198.51.100.0/24';
    given(signedUp, made('t0'), used('t0', '2026-11-20T07:59:00.000Z', elsewhere))
      .when(use)
      .emits(used('t0', at));
    given(signedUp, made('t0'), used('t0', '2026-11-20T07:59:00.001Z', elsewhere))
      .when(use)
      .emitsNothing();
  });

  it('is not recorded as used once it is revoked', () =>
    given(signedUp, made('t0'), revoked('t0')).when(use).emitsNothing());

  it('is revoked once, by its creator', () => {
    given(signedUp, made('t0')).when(revoke).emits(revoked('t0'));
    given(signedUp, made('t0'), revoked('t0')).when(revoke).refuses('token.notFound');
    given(signedUp, made('t1')).when(revoke).refuses('token.notFound');
  });

  it('is replaced by a token with the same name, scopes and environments, and stays valid for a time', () => {
    given(signedUp, made('t0'))
      .when(rotate('t0'))
      .emits(made('new'), replaced('t0', 'new', tomorrow));
    given(signedUp, ...many)
      .when(rotate('t0'))
      .emits(made('new'), replaced('t0', 'new', tomorrow));
    const soon = '2026-11-20T09:00:00.000Z';
    given(signedUp, made('t0', soon))
      .when(rotate('t0'))
      .emits(made('new'), replaced('t0', 'new', soon));
  });

  it('is replaced once, and only while it is valid', () => {
    given(signedUp, made('t0', at)).when(rotate('t0')).refuses('token.notRotatable');
    given(signedUp, made('t0'), made('t1'), replaced('t0', 't1', tomorrow))
      .when(rotate('t0'))
      .refuses('token.notRotatable');
    given(signedUp, made('t0'), revoked('t0')).when(rotate('t0')).refuses('token.notFound');
  });

  it('is valid beside at most one other of the same chain', () =>
    given(signedUp, made('t0'), made('t1'), replaced('t0', 't1', tomorrow))
      .when(rotate('t1'))
      .emits(revoked('t0'), made('new'), replaced('t1', 'new', tomorrow)));

  it('is revoked with the account, expired or not', () => {
    const deleted: UserEvent = { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } };
    given(signedUp, made('t0'), made('t1', at), made('t2'), revoked('t2'))
      .when({ type: 'DeleteUser', data: { userId, by: 'self' }, at })
      .emits(revoked('t0'), revoked('t1'), deleted);
    given(signedUp, made('t0'), deleted, signedUp).when(revoke).refuses('token.notFound');
  });
});
