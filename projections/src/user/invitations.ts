import type { InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { type InvitationDocument, invitationView } from '@clearbench/contracts/user/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Invitations for administrators; deleted with the user who accepted them. */
export const invitations = projection<InvitationDocument, InvitationEvent>({
  ...invitationView,
  version: 1,
  key: ({ data }) => data.invitationId,
  on: {
    InvitationSent: (_, { data, metadata }) => ({
      invitationId: data.invitationId,
      email: data.email,
      language: data.language,
      planId: data.planId ?? '',
      until: data.until ?? '',
      environmentIds: data.environmentIds,
      state: 'open',
      linkId: data.linkId,
      expiresAt: data.expiresAt,
      sentAt: metadata.at,
    }),
    InvitationResent: (doc, { data: { linkId, expiresAt } }) => doc && { ...doc, linkId, expiresAt },
    InvitationAccepted: (doc) => doc && { ...doc, state: 'accepted' },
    InvitationRevoked: (doc) => (doc?.state === 'accepted' ? null : doc && { ...doc, state: 'withdrawn' }),
  },
  notice: ({ invitationId }) => ({ topic: invitationView.name, id: invitationId, audience: 'admins' }),
});
