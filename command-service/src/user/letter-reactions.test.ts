import type { EventMetadata } from '@clearbench/contracts/event-envelope';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { recorded } from '@clearbench/event-sourcing/given-when';
import { writeLetters } from './letter-reactions.ts';

const at = '2026-01-02T03:04:05.000Z';
const link = { linkId: 'l1', expiresAt: '2026-01-03T03:04:05.000Z' };

const lettersFor = (event: UserEvent | InvitationEvent, metadata: Partial<EventMetadata> = {}) => {
  const react = writeLetters.on[event.type] as ((event: unknown) => readonly { data: unknown }[]) | undefined;
  return (react?.(recorded({ ...event, metadata }, 4)) ?? []).map(({ data }) => data);
};

describe('letters', () => {
  it('follow from links, and say nothing about the person', () => {
    const envelope = { letterId: 'event-5', position: 5, at };
    expect(lettersFor({ type: 'UserVerificationRequested', data: { userId: 'u1', ...link } })).toEqual([
      { ...envelope, kind: 'verification', userId: 'u1', ...link },
    ]);
    const invitation = { ...envelope, kind: 'invitation', invitationId: 'i1', ...link };
    const sent = { invitationId: 'i1', email: 'a@b.example', language: 'en', environmentIds: [], ...link };
    expect(lettersFor({ type: 'InvitationSent', data: sent })).toEqual([invitation]);
    expect(lettersFor({ type: 'InvitationRepeated', data: { invitationId: 'i1', ...link } })).toEqual([invitation]);
  });

  it.each(['UserApproved', 'UserRejected'] as const)('follow from %s when somebody else decided it', (type) => {
    const event: UserEvent = { type, data: { userId: 'u1' } };
    expect(lettersFor(event, { actor: 'admin' })).toHaveLength(1);
    expect(lettersFor(event, { actor: 'u1' })).toEqual([]);
    expect(lettersFor(event, { actor: 'system:seed' })).toEqual([]);
  });
});
