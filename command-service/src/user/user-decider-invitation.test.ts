import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { userDecider } from './user-decider.ts';

const { given } = specFor(userDecider);
const at = '2026-11-20T08:00:00.000Z';
const userId = 'u1';
const person = { provider: 'company', subject: 'anna', email: 'anna@example.org', displayName: 'Anna' };
const signedUp: UserEvent = { type: 'UserSignedUp', data: { userId, ...person, emailVerified: false } };
const promised = { planId: 'p1', until: '2026-12-31', environmentIds: ['e1', 'e2'], provesEmail: true };
const accept = (data: Partial<typeof promised> & { environmentIds: string[]; provesEmail: boolean } = promised) =>
  ({ type: 'AcceptUserInvitation', data: { userId, invitationId: 'i1', ...data }, at }) satisfies UserCommand;
const accepted: UserEvent = { type: 'UserInvitationAccepted', data: { userId, invitationId: 'i1' } };
const verified: UserEvent = { type: 'UserVerified', data: { userId, linkId: 'i1' } };
const approved: UserEvent = { type: 'UserApproved', data: { userId } };
const assigned: UserEvent = { type: 'UserPlanAssigned', data: { userId, planId: 'p1', until: '2026-12-31', from: at } };
const belongsTo = (...environmentIds: string[]): UserEvent => ({
  type: 'UserEnvironmentsChanged',
  data: { userId, environmentIds },
});

describe('accepted invitation', () => {
  it('approves, assigns the plan, adds the environments and verifies the address, at once', () =>
    given(signedUp).when(accept()).emits(accepted, verified, approved, assigned, belongsTo('e1', 'e2')));

  it('adds to existing values, without repetition', () =>
    given(signedUp, approved, belongsTo('e0', 'e1'))
      .when(accept({ environmentIds: ['e1', 'e2'], provesEmail: false }))
      .emits(accepted, belongsTo('e0', 'e1', 'e2')));

  it('does not verify an address that the invitation was not sent to', () =>
    given(signedUp, approved)
      .when(accept({ environmentIds: [], provesEmail: false }))
      .emits(accepted));

  it('is applied once, regardless of later changes', () =>
    given(signedUp, accepted, approved, belongsTo('e1', 'e2'), belongsTo()).when(accept()).emitsNothing());

  it('leaves a disabled account disabled', () =>
    given(signedUp, { type: 'UserDisabled', data: { userId } })
      .when(accept({ environmentIds: [], provesEmail: false }))
      .emits(accepted, approved));
});
