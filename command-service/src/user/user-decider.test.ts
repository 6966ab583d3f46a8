import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { specFor } from '@clearbench/event-sourcing/given-when';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const person = {
  userId,
  provider: 'demo',
  subject: 'tester',
  email: 'tester@example.org',
  displayName: 'Tester',
  emailVerified: true,
};
const signUp: UserCommand = { type: 'SignUpUser', data: person, at };
const signedUp: UserEvent = { type: 'UserSignedUp', data: person };

describe('a user', () => {
  it('signs up once', () => {
    given().when(signUp).emits(signedUp);
    given(signedUp).when(signUp).emitsNothing();
  });

  it('is not overwritten by another login with the same id', () =>
    given(signedUp)
      .when({ ...signUp, data: { ...person, subject: 'somebody-else' } })
      .refuses('user.alreadySignedUp', { userId }));

  it('signs in and out, each time anew', () => {
    const signedIn: UserEvent = { type: 'UserSignedIn', data: { userId, provider: 'demo' } };
    given(signedUp, signedIn)
      .when({ type: 'SignInUser', data: { userId, provider: 'demo' }, at })
      .emits(signedIn);
    given(signedUp)
      .when({ type: 'SignOutUser', data: { userId, sessionId: 's1' }, at })
      .emits({ type: 'UserSignedOut', data: { userId, sessionId: 's1' } });
  });

  it.each<UserCommand>([
    { type: 'SignInUser', data: { userId, provider: 'demo' }, at },
    { type: 'SignOutUser', data: { userId, sessionId: 's1' }, at },
    { type: 'ApproveUser', data: { userId }, at },
    { type: 'RejectUser', data: { userId }, at },
    { type: 'DisableUser', data: { userId }, at },
    { type: 'ChangeUserRoles', data: { userId, roles: [] }, at },
    { type: 'ChangeUserEnvironments', data: { userId, environmentIds: [] }, at },
    { type: 'AssignUserPlan', data: { userId, planId: 'p1' }, at },
    { type: 'ChangeUserProfile', data: { userId, settings: defaultProfile }, at },
  ])('must exist before $type', (command) => given().when(command).refuses('user.notFound', { userId }));

  it('is approved or rejected, and the decision can be turned', () => {
    const approved: UserEvent = { type: 'UserApproved', data: { userId } };
    const rejected: UserEvent = { type: 'UserRejected', data: { userId } };
    given(signedUp).when({ type: 'ApproveUser', data: { userId }, at }).emits(approved);
    given(signedUp, approved).when({ type: 'ApproveUser', data: { userId }, at }).emitsNothing();
    given(signedUp, approved).when({ type: 'RejectUser', data: { userId }, at }).emits(rejected);
    given(signedUp, approved, rejected).when({ type: 'RejectUser', data: { userId }, at }).emitsNothing();
    given(signedUp, approved, rejected).when({ type: 'ApproveUser', data: { userId }, at }).emits(approved);
  });

  it('is disabled once', () => {
    const disabled: UserEvent = { type: 'UserDisabled', data: { userId } };
    given(signedUp).when({ type: 'DisableUser', data: { userId }, at }).emits(disabled);
    given(signedUp, disabled).when({ type: 'DisableUser', data: { userId }, at }).emitsNothing();
  });

  it('starts as an ordinary user, and changes roles only when they differ', () => {
    given(signedUp)
      .when({ type: 'ChangeUserRoles', data: { userId, roles: ['ROLE_USER'] }, at })
      .emitsNothing();
    const roles = ['ROLE_ADMIN', 'ROLE_USER'];
    const changed: UserEvent = { type: 'UserRolesChanged', data: { userId, roles } };
    given(signedUp).when({ type: 'ChangeUserRoles', data: { userId, roles }, at }).emits(changed);
    given(signedUp, changed)
      .when({ type: 'ChangeUserRoles', data: { userId, roles: roles.toReversed() }, at })
      .emitsNothing();
  });

  it('changes environments only when they differ', () => {
    const changed: UserEvent = { type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e1', 'e2'] } };
    given(signedUp)
      .when({ type: 'ChangeUserEnvironments', data: { userId, environmentIds: ['e1', 'e2'] }, at })
      .emits(changed);
    given(signedUp, changed)
      .when({ type: 'ChangeUserEnvironments', data: { userId, environmentIds: ['e2', 'e1'] }, at })
      .emitsNothing();
    given(signedUp, changed)
      .when({ type: 'ChangeUserEnvironments', data: { userId, environmentIds: ['e2'] }, at })
      .emits({ type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e2'] } });
  });

  it('is given a plan from the moment of the order', () => {
    const assigned: UserEvent = { type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: at } };
    given(signedUp)
      .when({ type: 'AssignUserPlan', data: { userId, planId: 'p1' }, at })
      .emits(assigned);
    given(signedUp, assigned)
      .when({ type: 'AssignUserPlan', data: { userId, planId: 'p1' }, at: '2026-12-01T00:00:00.000Z' })
      .emitsNothing();
    given(signedUp, assigned)
      .when({ type: 'AssignUserPlan', data: { userId, planId: 'p1', until: '2027-01-01' }, at })
      .emits({ type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: at, until: '2027-01-01' } });
  });

  it('keeps settings with a good BIC or none', () => {
    const settings = { ...defaultProfile, bic: 'BANKDEFFXXX' };
    const change = (given: typeof settings): UserCommand => ({
      type: 'ChangeUserProfile',
      data: { userId, settings: given },
      at,
    });
    const changed: UserEvent = { type: 'UserProfileChanged', data: { userId, settings } };
    given(signedUp).when(change(settings)).emits(changed);
    given(signedUp, changed).when(change(settings)).emitsNothing();
    given(signedUp, changed)
      .when(change(defaultProfile))
      .emits({ type: 'UserProfileChanged', data: { userId, settings: defaultProfile } });
    given(signedUp)
      .when(change({ ...settings, bic: 'bank' }))
      .refuses('user.badBic', { bic: 'bank' });
  });
});
