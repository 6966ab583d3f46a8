import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { invitations } from './invitations.ts';

const invitationId = 'i1';
const sent: InvitationEvent = {
  type: 'InvitationSent',
  data: {
    invitationId,
    email: 'new@bank.example',
    language: 'de',
    planId: 'p1',
    environmentIds: ['e1'],
    linkId: 'first',
    expiresAt: '2026-11-27T08:00:00.000Z',
  },
};
const open = {
  invitationId,
  email: 'new@bank.example',
  language: 'de',
  planId: 'p1',
  until: '',
  environmentIds: ['e1'],
  state: 'open',
  linkId: 'first',
  expiresAt: '2026-11-27T08:00:00.000Z',
  sentAt: '2026-01-02T03:04:05.000Z',
};
const accepted: InvitationEvent = { type: 'InvitationAccepted', data: { invitationId, userId: 'u1' } };
const withdrawn: InvitationEvent = { type: 'InvitationRevoked', data: { invitationId } };
const after = (...events: InvitationEvent[]) =>
  projectionSpec(invitations)
    .given(sent, ...events)
    .document(invitationId);

describe('document of an invitation', () => {
  it('starts open, with plan and environments', () => expect(after()).toEqual(open));

  it('has the latest link', () => {
    const link = { linkId: 'second', expiresAt: '2026-11-30T08:00:00.000Z' };
    expect(after({ type: 'InvitationResent', data: { invitationId, ...link } })).toEqual({ ...open, ...link });
  });

  it('has the time of its acceptance or withdrawal', () => {
    expect(after(accepted)).toEqual({ ...open, state: 'accepted' });
    expect(after(withdrawn)).toEqual({ ...open, state: 'withdrawn' });
  });

  it('is deleted with the user who had accepted it', () => expect(after(accepted, withdrawn)).toBeUndefined());

  it('ignores events of an unknown invitation', () =>
    expect(projectionSpec(invitations).given(accepted).document(invitationId)).toBeUndefined());
});
