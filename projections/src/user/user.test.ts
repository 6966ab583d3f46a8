import type { UserEvent } from '@clearbench/contracts/user/events';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { projectionSpec, recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { user } from './user.ts';

const userId = 'u1';
const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: {
    userId,
    provider: 'demo',
    subject: 'tester',
    email: 'tester@example.org',
    displayName: 'Tester',
    emailVerified: true,
  },
};
const fresh = {
  userId,
  login: 'demo|tester',
  email: 'tester@example.org',
  displayName: 'Tester',
  emailVerified: true,
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
  environmentIds: [],
  settings: defaultProfile,
  signedUpAt: '2026-01-02T03:04:05.000Z',
  endedSessions: [],
};
const after = (...events: UserEvent[]) =>
  projectionSpec(user)
    .given(signedUp, ...events)
    .document(userId);

describe('document of a user', () => {
  it('starts enabled, unapproved, without plan and environments', () => expect(after()).toEqual(fresh));

  it('follows approval, rejection and disabling', () => {
    expect(after({ type: 'UserApproved', data: { userId } })).toEqual({ ...fresh, approvedState: 'APPROVED' });
    expect(after({ type: 'UserApproved', data: { userId } }, { type: 'UserRejected', data: { userId } })).toEqual({
      ...fresh,
      approvedState: 'REJECTED',
    });
    expect(after({ type: 'UserDisabled', data: { userId } })).toEqual({ ...fresh, userState: 'DISABLED' });
    expect(after({ type: 'UserDisabled', data: { userId } }, { type: 'UserEnabled', data: { userId } })).toEqual(fresh);
  });

  it('has the instant until which all sessions were ended', () => {
    const ended: UserEvent = { type: 'UserSessionsEnded', data: { userId, until: '2026-11-20T08:00:00.000Z' } };
    expect(after(ended)).toEqual({
      ...fresh,
      sessionsEndedAt: '2026-11-20T08:00:00.000Z',
      sessionsEndedBy: 'administrator',
    });
  });

  it('follows name, address and verification', () => {
    const reported = { email: 'new@example.org', displayName: 'New', emailVerified: false };
    const changed: UserEvent = { type: 'UserIdentityChanged', data: { userId, ...reported } };
    expect(after(changed)).toEqual({ ...fresh, ...reported });
    expect(after(changed, { type: 'UserVerified', data: { userId, linkId: 'l1' } })).toEqual({
      ...fresh,
      ...reported,
      emailVerified: true,
    });
  });

  it('is deleted with the account, and starts again', () => {
    const deleted: UserEvent = { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } };
    expect(after({ type: 'UserApproved', data: { userId } }, deleted)).toBeUndefined();
    expect(after({ type: 'UserApproved', data: { userId } }, deleted, signedUp)).toEqual(fresh);
  });

  it('follows roles, environments, plan and settings', () =>
    expect(
      after(
        { type: 'UserRolesChanged', data: { userId, roles: ['ROLE_ADMIN'] } },
        { type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e1'] } },
        { type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: '2026-01-01', until: '2026-02-01' } },
        { type: 'UserProfileChanged', data: { userId, settings: { ...defaultProfile, testCode: 'P' } } },
      ),
    ).toEqual({
      ...fresh,
      roles: ['ROLE_ADMIN'],
      environmentIds: ['e1'],
      plan: { planId: 'p1', from: '2026-01-01', until: '2026-02-01' },
      settings: { ...defaultProfile, testCode: 'P' },
    }));

  it('lists ended sessions, each once, newest last', () => {
    const ended = (...ids: string[]) =>
      after(...ids.map((sessionId): UserEvent => ({ type: 'UserSignedOut', data: { userId, sessionId } })));
    expect(ended('s2', 's1', 's2')?.endedSessions).toEqual(['s1', 's2']);
    const many = Array.from({ length: 150 }, (_, index) => `s${1000 + index}`);
    expect(ended(...many)?.endedSessions).toEqual(many.slice(50));
  });

  it('ignores events of an unknown user', () =>
    expect(projectionSpec(user).given({ type: 'UserDisabled', data: { userId } }).document(userId)).toBeUndefined());

  it('notifies only the user', () => {
    const event = recorded(signedUp, 0) as Parameters<NonNullable<typeof user.notice>>[1];
    expect(user.notice?.(after() as NonNullable<ReturnType<typeof after>>, event)).toEqual({
      topic: 'user',
      id: userId,
      audience: 'user:u1',
    });
  });
});
