import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

const invitationId = z.string();
const link = { linkId: z.string(), expiresAt: z.string() };

export const invitationEvents = defineEvents({
  InvitationSent: {
    says: 'An administrator asked somebody to join; a mail with a link is due.',
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
  InvitationRepeated: {
    says: 'The invitation goes out once more under a new link; the one before counts no more.',
    data: z.object({ invitationId, ...link }),
  },
  InvitationAccepted: {
    says: 'The invited person signed in through the link; it cannot be used again.',
    data: z.object({ invitationId, userId: z.string() }),
  },
  InvitationWithdrawn: { says: 'The invitation counts no more.', data: z.object({ invitationId }) },
});
export type InvitationEvent = EventOf<typeof invitationEvents>;

export type InvitationCommand =
  | { type: 'SendInvitation'; data: Extract<InvitationEvent, { type: 'InvitationSent' }>['data']; at: string }
  | { type: 'AcceptInvitation'; data: { invitationId: string; linkId: string; userId: string }; at: string }
  | { type: 'RepeatInvitation'; data: { invitationId: string; linkId: string; expiresAt: string }; at: string }
  | { type: 'WithdrawInvitation'; data: { invitationId: string }; at: string }
  /** The person it was for has deleted the account: an accepted invitation is withdrawn, so that nothing lists it any more. */
  | { type: 'ForgetInvitation'; data: { invitationId: string }; at: string };
