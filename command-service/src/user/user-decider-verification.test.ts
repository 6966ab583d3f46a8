import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const expiresAt = '2026-11-21T08:00:00.000Z';
const userId = 'u1';
const person = { provider: 'company', subject: 'anna', email: 'anna@example.org', displayName: 'Anna' };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { userId, ...person, emailVerified: false } };
const requested = (linkId: string): UserEvent => ({
  type: 'UserVerificationRequested',
  data: { userId, linkId, expiresAt },
});
const verified = (linkId: string): UserEvent => ({ type: 'UserVerified', data: { userId, linkId } });
const request: UserCommand = { type: 'RequestVerification', data: { userId, linkId: 'l1', expiresAt }, at };
const verify = (linkId: string, when = at): UserCommand => ({ type: 'VerifyUser', data: { userId, linkId }, at: when });
const identified = (email: string, emailVerified: boolean): UserEvent => ({
  type: 'UserIdentityChanged',
  data: { userId, email, displayName: 'Anna', emailVerified },
});

describe('verification link', () => {
  it('is created as often as requested, until the address is verified', () => {
    given(signedUp).when(request).emits(requested('l1'));
    given(signedUp, requested('l0')).when(request).emits(requested('l1'));
    given(signedUp, requested('l0'), verified('l0')).when(request).refuses('user.alreadyVerified');
    given(signedUp, identified('anna@example.org', true)).when(request).refuses('user.alreadyVerified');
  });

  it('verifies once', () => {
    given(signedUp, requested('l1')).when(verify('l1')).emits(verified('l1'));
    given(signedUp, requested('l1'), verified('l1')).when(verify('l1')).refuses('link.used');
  });

  it('is replaced by a later one', () => {
    given(signedUp, requested('l1'), requested('l2')).when(verify('l1')).refuses('link.used');
    given(signedUp, requested('l1'), requested('l2')).when(verify('l2')).emits(verified('l2'));
    given(signedUp).when(verify('l1')).refuses('link.used');
  });

  it('expires at its instant', () => {
    given(signedUp, requested('l1')).when(verify('l1', '2026-11-21T07:59:59.999Z')).emits(verified('l1'));
    given(signedUp, requested('l1')).when(verify('l1', expiresAt)).refuses('link.expired', { expiresAt });
  });

  it('verifies only the address it was sent to', () => {
    given(signedUp, requested('l1'), identified('else@example.org', false)).when(verify('l1')).refuses('link.used');
    given(signedUp, requested('l1'), identified('anna@example.org', false)).when(verify('l1')).emits(verified('l1'));
  });

  it('has no effect where the provider verified the address in the meantime', () =>
    given(signedUp, requested('l1'), identified('anna@example.org', true)).when(verify('l1')).refuses('link.used'));
});
