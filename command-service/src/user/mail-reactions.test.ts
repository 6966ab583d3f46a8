import type { EventMetadata } from '@clearbench/contracts/event-envelope';
import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { requestMails } from './mail-reactions.ts';

const at = '2026-01-02T03:04:05.000Z';
const link = { linkId: 'l1', expiresAt: '2026-01-03T03:04:05.000Z' };

const mailsFor = (event: UserEvent | InvitationEvent, metadata: Partial<EventMetadata> = {}) => {
  const react = requestMails.on[event.type] as ((event: unknown) => readonly { data: unknown }[]) | undefined;
  return (react?.(recorded({ ...event, metadata }, 4)) ?? []).map(({ data }) => data);
};

describe('mails', () => {
  it('follow from links, without personal data', () => {
    const envelope = { letterId: 'event-5', position: 5, at };
    expect(mailsFor({ type: 'UserVerificationRequested', data: { userId: 'u1', ...link } })).toEqual([
      { ...envelope, kind: 'verification', userId: 'u1', ...link },
    ]);
    const invitation = { ...envelope, kind: 'invitation', invitationId: 'i1', ...link };
    const sent = { invitationId: 'i1', email: 'a@b.example', language: 'en', environmentIds: [], ...link };
    expect(mailsFor({ type: 'InvitationSent', data: sent })).toEqual([invitation]);
    expect(mailsFor({ type: 'InvitationResent', data: { invitationId: 'i1', ...link } })).toEqual([invitation]);
  });

  it.each(['UserApproved', 'UserRejected'] as const)('follow from %s where another user decided it', (type) => {
    const event: UserEvent = { type, data: { userId: 'u1' } };
    expect(mailsFor(event, { actor: 'admin' })).toHaveLength(1);
    expect(mailsFor(event, { actor: 'u1' })).toEqual([]);
    expect(mailsFor(event, { actor: 'system:seed' })).toEqual([]);
  });
});
