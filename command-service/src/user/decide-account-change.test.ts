import type { AccountChange, UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const person = { provider: 'company', subject: 'anna', email: 'anna@example.org', displayName: 'Anna' };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { userId, ...person, emailVerified: false } };
const change = (basedOn: number, what: AccountChange): UserCommand => ({
  type: 'ChangeUserAccount',
  data: { userId, basedOn, change: what },
  at,
});
const approved: UserEvent = { type: 'UserApproved', data: { userId } };
const disabled: UserEvent = { type: 'UserDisabled', data: { userId } };
const asAdmin: UserEvent = { type: 'UserRolesChanged', data: { userId, roles: ['ROLE_USER', 'ROLE_ADMIN'] } };
const inOne: UserEvent = { type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e1'] } };
const assigned: UserEvent = { type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: at } };
const whole: AccountChange = {
  approvedState: 'APPROVED',
  userState: 'DISABLED',
  roles: ['ROLE_USER', 'ROLE_ADMIN'],
  environmentIds: ['e1'],
  plan: { planId: 'p1' },
};

describe('change of a whole account', () => {
  it('emits one event per changed field', () =>
    given(signedUp).when(change(0, whole)).emits(approved, disabled, asAdmin, inOne, assigned));

  it('emits nothing for unchanged values', () => {
    given(signedUp, approved, disabled, asAdmin, inOne, assigned).when(change(5, whole)).emitsNothing();
    given(signedUp, approved).when(change(1, whole)).emits(disabled, asAdmin, inOne, assigned);
    given(signedUp).when(change(0, {})).emitsNothing();
  });

  it('can reverse earlier decisions', () =>
    given(signedUp, approved, disabled)
      .when(change(2, { approvedState: 'REJECTED', userState: 'ENABLED' }))
      .emits({ type: 'UserRejected', data: { userId } }, { type: 'UserEnabled', data: { userId } }));

  it('is refused as a whole where another administrator was first', () =>
    given(signedUp, approved).when(change(0, whole)).refuses('user.accountStale', { expected: 0, actual: 1 }));

  it('is stale after every change by an administrator', () => {
    const rejected: UserEvent = { type: 'UserRejected', data: { userId } };
    const enabled: UserEvent = { type: 'UserEnabled', data: { userId } };
    const past = [approved, rejected, disabled, enabled, asAdmin, inOne, assigned];
    given(signedUp, ...past)
      .when(change(0, {}))
      .refuses('user.accountStale', { expected: 0, actual: past.length });
  });

  it('is not stale after changes by the user', () =>
    given(
      signedUp,
      { type: 'UserSignedIn', data: { userId, provider: 'company' } },
      { type: 'UserProfileChanged', data: { userId, settings: { ...defaultProfile, language: 'de' } } },
      { type: 'UserVerified', data: { userId, linkId: 'l1' } },
      { type: 'UserAuditRead', data: { userId, as: 'page' } },
    )
      .when(change(0, { approvedState: 'APPROVED' }))
      .emits(approved));
});
