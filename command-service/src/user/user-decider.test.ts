import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
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
const { subject: _, ...identity } = person;
const signUp: UserCommand = { type: 'SignUpUser', data: person, at };
const signedUp: UserEvent = { type: 'UserSignedUp', data: person };

describe('user', () => {
  it('signs up once', () => {
    given().when(signUp).emits(signedUp);
    given(signedUp).when(signUp).emitsNothing();
  });

  it('is not overwritten by another login with the same id', () =>
    given(signedUp)
      .when({ ...signUp, data: { ...person, subject: 'somebody-else' } })
      .refuses('user.alreadySignedUp', { userId }));

  it('records every sign-in and sign-out', () => {
    const signedIn: UserEvent = { type: 'UserSignedIn', data: { userId, provider: 'demo' } };
    given(signedUp, signedIn).when({ type: 'SignInUser', data: identity, at }).emits(signedIn);
    given(signedUp)
      .when({ type: 'SignOutUser', data: { userId, sessionId: 's1' }, at })
      .emits({ type: 'UserSignedOut', data: { userId, sessionId: 's1' } });
  });

  it('ends all sessions so far with each command', () => {
    const ended: UserEvent = { type: 'UserSessionsEnded', data: { userId, until: at } };
    given(signedUp).when({ type: 'EndUserSessions', data: { userId }, at }).emits(ended);
    given(signedUp, ended).when({ type: 'EndUserSessions', data: { userId }, at }).emits(ended);
  });

  const everyOther: UserCommand[] = [
    { type: 'SignInUser', data: identity, at },
    { type: 'SignOutUser', data: { userId, sessionId: 's1' }, at },
    { type: 'EndUserSessions', data: { userId }, at },
    { type: 'ApproveUser', data: { userId }, at },
    { type: 'RejectUser', data: { userId }, at },
    { type: 'DisableUser', data: { userId }, at },
    { type: 'EnableUser', data: { userId }, at },
    { type: 'RequestVerification', data: { userId, linkId: 'l1', expiresAt: at }, at },
    { type: 'VerifyUser', data: { userId, linkId: 'l1' }, at },
    {
      type: 'AcceptUserInvitation',
      data: { userId, invitationId: 'i1', environmentIds: [], provesEmail: true },
      at,
    },
    { type: 'ChangeUserAccount', data: { userId, basedOn: 0, change: {} }, at },
    { type: 'ReadUserAudit', data: { userId, as: 'page' }, at },
    { type: 'UseUserToken', data: { userId, tokenId: 't1', network: '' }, at },
    { type: 'RevokeUserToken', data: { userId, tokenId: 't1' }, at },
    { type: 'DeleteUser', data: { userId, by: 'self' }, at },
    { type: 'ChangeUserRoles', data: { userId, roles: [] }, at },
    { type: 'ChangeUserEnvironments', data: { userId, environmentIds: [] }, at },
    { type: 'AssignUserPlan', data: { userId, planId: 'p1' }, at },
    { type: 'ChangeUserProfile', data: { userId, settings: defaultProfile }, at },
  ];
  const deleted: UserEvent = { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } };

  it.each(everyOther.map((command) => [command.type, command] as const))('must exist for %s', (_type, command) => {
    given().when(command).refuses('user.notFound', { userId });
    if (command.type !== 'ReadUserAudit') given(signedUp, deleted).when(command).refuses('user.notFound', { userId });
  });

  it('can be audited after the deletion', () =>
    given(signedUp, deleted)
      .when({ type: 'ReadUserAudit', data: { userId, as: 'page' }, at })
      .emits({ type: 'UserAuditRead', data: { userId, as: 'page' } }));

  it('is deleted with every invitation to the address, used or not', () => {
    const accepted: UserEvent = { type: 'UserInvitationAccepted', data: { userId, invitationId: 'i1' } };
    given(signedUp, accepted)
      .when({ type: 'DeleteUser', data: { userId, by: 'self', invitedBy: ['i1', 'i2'] }, at })
      .emits({ type: 'UserDeleted', data: { userId, by: 'self', invitationIds: ['i1', 'i2'] } });
  });

  it('starts again after a deletion', () => {
    const approved: UserEvent = { type: 'UserApproved', data: { userId } };
    given(signedUp, approved, deleted).when(signUp).emits(signedUp);
    given(signedUp, approved, deleted, signedUp).when({ type: 'ApproveUser', data: { userId }, at }).emits(approved);
    given(signedUp, approved, deleted, signedUp)
      .when({ type: 'ChangeUserAccount', data: { userId, basedOn: 1, change: {} }, at })
      .refuses('user.accountStale', { expected: 1, actual: 0 });
  });

  it('is deleted with the invitations of the account', () => {
    const accepted = (invitationId: string): UserEvent => ({
      type: 'UserInvitationAccepted',
      data: { userId, invitationId },
    });
    given(signedUp, accepted('i1'), accepted('i2'))
      .when({ type: 'DeleteUser', data: { userId, by: 'administrator' }, at })
      .emits({ type: 'UserDeleted', data: { userId, by: 'administrator', invitationIds: ['i1', 'i2'] } });
  });

  it('has a record of every audit reading', () =>
    given(signedUp)
      .when({ type: 'ReadUserAudit', data: { userId, as: 'csv', from: at }, at })
      .emits({ type: 'UserAuditRead', data: { userId, as: 'csv', from: at } }));

  it('is approved or rejected, and the decision can be reversed', () => {
    const approved: UserEvent = { type: 'UserApproved', data: { userId } };
    const rejected: UserEvent = { type: 'UserRejected', data: { userId } };
    given(signedUp).when({ type: 'ApproveUser', data: { userId }, at }).emits(approved);
    given(signedUp, approved).when({ type: 'ApproveUser', data: { userId }, at }).emitsNothing();
    given(signedUp, approved).when({ type: 'RejectUser', data: { userId }, at }).emits(rejected);
    given(signedUp, approved, rejected).when({ type: 'RejectUser', data: { userId }, at }).emitsNothing();
    given(signedUp, approved, rejected).when({ type: 'ApproveUser', data: { userId }, at }).emits(approved);
  });

  it('is disabled once, and enabled again', () => {
    const disabled: UserEvent = { type: 'UserDisabled', data: { userId } };
    const enabled: UserEvent = { type: 'UserEnabled', data: { userId } };
    given(signedUp).when({ type: 'EnableUser', data: { userId }, at }).emitsNothing();
    given(signedUp).when({ type: 'DisableUser', data: { userId }, at }).emits(disabled);
    given(signedUp, disabled).when({ type: 'DisableUser', data: { userId }, at }).emitsNothing();
    given(signedUp, disabled).when({ type: 'EnableUser', data: { userId }, at }).emits(enabled);
    given(signedUp, disabled, enabled).when({ type: 'DisableUser', data: { userId }, at }).emits(disabled);
  });

  it('starts as an ordinary user, and changes roles only where they differ', () => {
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

  it('changes environments only where they differ', () => {
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

  it('has a plan from the instant of the command', () => {
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

  it('stores settings with a valid BIC or none', () => {
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
