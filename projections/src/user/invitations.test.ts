import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { projectionSpec } from '@clearbench/event-sourcing/given-when';
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
const withdrawn: InvitationEvent = { type: 'InvitationWithdrawn', data: { invitationId } };
const after = (...events: InvitationEvent[]) =>
  projectionSpec(invitations)
    .given(sent, ...events)
    .document(invitationId);

describe("an invitation's document", () => {
  it('starts open, with what was promised', () => expect(after()).toEqual(open));

  it('goes by the latest link', () => {
    const link = { linkId: 'second', expiresAt: '2026-11-30T08:00:00.000Z' };
    expect(after({ type: 'InvitationRepeated', data: { invitationId, ...link } })).toEqual({ ...open, ...link });
  });

  it('says when it was accepted or withdrawn', () => {
    expect(after(accepted)).toEqual({ ...open, state: 'accepted' });
    expect(after(withdrawn)).toEqual({ ...open, state: 'withdrawn' });
  });

  it('goes with the person who had accepted it', () => expect(after(accepted, withdrawn)).toBeUndefined());

  it('never argues with an event of an invitation nobody knows', () =>
    expect(projectionSpec(invitations).given(accepted).document(invitationId)).toBeUndefined());
});
