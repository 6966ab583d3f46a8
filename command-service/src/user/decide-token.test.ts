import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { mostTokens } from '@clearbench/contracts/user/token-terms';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: { userId, provider: 'demo', subject: 's', email: 'a@example.org', displayName: 'A', emailVerified: true },
};
const made = (tokenId: string, expiresAt = '2027-01-01T00:00:00.000Z'): UserEvent => ({
  type: 'UserTokenCreated',
  data: { userId, tokenId, name: 'pipeline', lastFour: 'abcd', expiresAt },
});
const revoked = (tokenId: string): UserEvent => ({
  type: 'UserTokenRevoked',
  data: { userId, tokenId, lastFour: 'abcd' },
});
const used = (tokenId: string, day: string): UserEvent => ({ type: 'UserTokenUsed', data: { userId, tokenId, day } });
const many = Array.from({ length: mostTokens }, (_, index) => made(`t${index}`));

const make: UserCommand = { ...made('new'), type: 'CreateUserToken', at } as UserCommand;
const use: UserCommand = { type: 'UseUserToken', data: { userId, tokenId: 't0' }, at };
const revoke: UserCommand = { type: 'RevokeUserToken', data: { userId, tokenId: 't0' }, at };

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
  });

  it('is recorded as used once a day', () => {
    given(signedUp, made('t0')).when(use).emits(used('t0', '2026-11-20'));
    given(signedUp, made('t0'), used('t0', '2026-11-19')).when(use).emits(used('t0', '2026-11-20'));
    given(signedUp, made('t0'), used('t0', '2026-11-20')).when(use).emitsNothing();
    given(signedUp, made('t0'), made('t1'), used('t1', '2026-11-20')).when(use).emits(used('t0', '2026-11-20'));
  });

  it('is not recorded as used once it is revoked', () =>
    given(signedUp, made('t0'), revoked('t0')).when(use).emitsNothing());

  it('is revoked once, by its creator', () => {
    given(signedUp, made('t0')).when(revoke).emits(revoked('t0'));
    given(signedUp, made('t0'), revoked('t0')).when(revoke).refuses('token.notFound');
    given(signedUp, made('t1')).when(revoke).refuses('token.notFound');
  });

  it('is revoked with the account, expired or not', () => {
    const deleted: UserEvent = { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } };
    given(signedUp, made('t0'), made('t1', at), made('t2'), revoked('t2'))
      .when({ type: 'DeleteUser', data: { userId, by: 'self' }, at })
      .emits(revoked('t0'), revoked('t1'), deleted);
    given(signedUp, made('t0'), deleted, signedUp).when(revoke).refuses('token.notFound');
  });
});
