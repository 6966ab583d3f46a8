import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const invitationId = z.string();
const link = { linkId: z.string(), expiresAt: z.string() };

export const invitationEvents = defineEvents({
  InvitationSent: {
    says: 'An administrator invited a person; a mail with a link is sent.',
    data: z.object({
      invitationId,
      email: z.string(),
      language: z.string(),
      planId: z.string().optional(),
      /** End of the plan, an instant or a day. */
      until: z.string().optional(),
      environmentIds: z.array(z.string()),
      ...link,
    }),
    personal: { of: 'invitationId', fields: ['email'] },
  },
  InvitationResent: {
    says: 'The invitation was sent again with a new link; the earlier link is invalid.',
    data: z.object({ invitationId, ...link }),
  },
  InvitationAccepted: {
    says: 'The invited person signed in through the link; it cannot be used again.',
    data: z.object({ invitationId, userId: z.string() }),
  },
  InvitationRevoked: { says: 'The invitation was revoked.', data: z.object({ invitationId }) },
});
export type InvitationEvent = EventOf<typeof invitationEvents>;

export type InvitationCommand =
  | { type: 'SendInvitation'; data: Extract<InvitationEvent, { type: 'InvitationSent' }>['data']; at: string }
  | { type: 'AcceptInvitation'; data: { invitationId: string; linkId: string; userId: string }; at: string }
  | { type: 'ResendInvitation'; data: { invitationId: string; linkId: string; expiresAt: string }; at: string }
  | { type: 'RevokeInvitation'; data: { invitationId: string }; at: string }
  /** The invited user deleted the account: the accepted invitation is withdrawn, so that no list shows it. */
  | { type: 'ForgetInvitation'; data: { invitationId: string }; at: string };
