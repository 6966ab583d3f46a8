import type { UserEvent } from '@clearbench/contracts/user/events';
import { type GivenEvent, projectionSpec, recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userAccount } from './user-account.ts';

const userId = 'u1';
const signedUp: UserEvent = {
  type: 'UserSignedUp',
  data: {
    userId,
    provider: 'company',
    subject: 'anna',
    email: 'Anna@Example.org',
    displayName: 'Ánna Berg',
    emailVerified: false,
  },
};
const fresh = {
  userId,
  provider: 'company',
  email: 'Anna@Example.org',
  displayName: 'Ánna Berg',
  emailVerified: false,
  nameKey: 'anna berg',
  emailKey: 'anna@example.org',
  search: 'ánna berg anna@example.org',
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
  environmentIds: [],
  planId: '',
  planUntil: '',
  signedUpAt: '2026-01-02T03:04:05.000Z',
  lastSignedInAt: '',
  accountVersion: 0,
};
const after = (...events: GivenEvent<UserEvent>[]) =>
  projectionSpec(userAccount)
    .given(signedUp, ...events)
    .document(userId);
const noticeOf = (event: UserEvent) => {
  const account = after();
  return account && userAccount.notice?.(account, recorded(event, 0) as never);
};

describe("row of the administrators' list", () => {
  it("starts with the provider's claims", () => expect(after()).toEqual(fresh));

  it('has the last sign-in and its provider', () =>
    expect(
      after({
        type: 'UserSignedIn',
        data: { userId, provider: 'other' },
        metadata: { at: '2026-03-04T05:06:07.000Z' },
      }),
    ).toEqual({ ...fresh, provider: 'other', lastSignedInAt: '2026-03-04T05:06:07.000Z' }));

  it("follows name, address and verification without counting them as administrators' changes", () => {
    const reported = { email: 'a.berg@example.org', displayName: 'Anna Bérg', emailVerified: false };
    expect(
      after(
        { type: 'UserIdentityChanged', data: { userId, ...reported } },
        { type: 'UserVerified', data: { userId, linkId: 'l1' } },
      ),
    ).toEqual({
      ...fresh,
      ...reported,
      emailVerified: true,
      nameKey: 'anna berg',
      emailKey: 'a.berg@example.org',
      search: 'anna bérg a.berg@example.org',
    });
  });

  it("follows administrators' changes, and counts them", () => {
    expect(
      after(
        { type: 'UserApproved', data: { userId } },
        { type: 'UserDisabled', data: { userId } },
        { type: 'UserRolesChanged', data: { userId, roles: ['ROLE_ADMIN'] } },
        { type: 'UserEnvironmentsChanged', data: { userId, environmentIds: ['e1'] } },
        { type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: '2026-01-01', until: '2026-02-01' } },
      ),
    ).toEqual({
      ...fresh,
      approvedState: 'APPROVED',
      userState: 'DISABLED',
      roles: ['ROLE_ADMIN'],
      environmentIds: ['e1'],
      planId: 'p1',
      planUntil: '2026-02-01',
      accountVersion: 5,
    });
    expect(
      after(
        { type: 'UserDisabled', data: { userId } },
        { type: 'UserEnabled', data: { userId } },
        { type: 'UserRejected', data: { userId } },
        { type: 'UserPlanAssigned', data: { userId, planId: 'p1', from: '2026-01-01', until: '2026-02-01' } },
        { type: 'UserPlanAssigned', data: { userId, planId: 'p2', from: '2026-01-01' } },
      ),
    ).toEqual({ ...fresh, approvedState: 'REJECTED', planId: 'p2', accountVersion: 5 });
  });

  it('is deleted with the account, and starts again with the next', () => {
    const deleted: UserEvent = { type: 'UserDeleted', data: { userId, by: 'self', invitationIds: [] } };
    expect(after({ type: 'UserApproved', data: { userId } }, deleted)).toBeUndefined();
    expect(after({ type: 'UserApproved', data: { userId } }, deleted, signedUp)).toEqual(fresh);
  });

  it('ignores events of an unknown user', () =>
    expect(projectionSpec(userAccount).given({ type: 'UserApproved', data: { userId } }).document(userId)).toBe(
      undefined,
    ));

  it('notifies administrators, except for a sign-in', () => {
    expect(noticeOf({ type: 'UserApproved', data: { userId } })).toEqual({
      topic: 'user-account',
      id: userId,
      audience: 'admins',
    });
    expect(noticeOf({ type: 'UserSignedIn', data: { userId, provider: 'company' } })).toBeUndefined();
  });
});
