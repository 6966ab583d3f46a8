import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const person = { userId, provider: 'company', email: 'anna@example.org', displayName: 'Anna', emailVerified: false };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { ...person, subject: 'anna' } };
const signedIn: UserEvent = { type: 'UserSignedIn', data: { userId, provider: 'company' } };
const verified: UserEvent = { type: 'UserVerified', data: { userId, linkId: 'l1' } };
const signIn = (reported: Partial<typeof person> = {}): UserCommand => ({
  type: 'SignInUser',
  data: { ...person, ...reported },
  at,
});
const identity = (reported: { email?: string; displayName?: string; emailVerified?: boolean }): UserEvent => {
  const { email, displayName, emailVerified } = person;
  return { type: 'UserIdentityChanged', data: { userId, email, displayName, emailVerified, ...reported } };
};

describe('claims of the provider at a sign-in', () => {
  it('are recorded only where they changed', () => given(signedUp).when(signIn()).emits(signedIn));

  it('rename the user', () =>
    given(signedUp)
      .when(signIn({ displayName: 'Anna Berg' }))
      .emits(signedIn, identity({ displayName: 'Anna Berg' })));

  it('verify the address', () =>
    given(signedUp)
      .when(signIn({ emailVerified: true }))
      .emits(signedIn, identity({ emailVerified: true })));

  it('do not remove a verification', () => given(signedUp, verified).when(signIn()).emits(signedIn));

  it('require a new verification for another address, unless the provider verified it', () => {
    given(signedUp, verified)
      .when(signIn({ email: 'anna@example.com' }))
      .emits(signedIn, identity({ email: 'anna@example.com', emailVerified: false }));
    given(signedUp, verified)
      .when(signIn({ email: 'anna@example.com', emailVerified: true }))
      .emits(signedIn, identity({ email: 'anna@example.com', emailVerified: true }));
  });

  it('keep the verification where only the spelling of the address differs', () =>
    given(signedUp, verified)
      .when(signIn({ email: 'Anna@Example.org' }))
      .emits(signedIn, identity({ email: 'Anna@Example.org', emailVerified: true })));

  it('are compared with the last ones', () => {
    const renamed = identity({ displayName: 'Anna Berg' });
    given(signedUp, renamed)
      .when(signIn({ displayName: 'Anna Berg' }))
      .emits(signedIn);
    given(signedUp, renamed).when(signIn()).emits(signedIn, identity({}));
  });
});
