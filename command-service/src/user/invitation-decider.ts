import { refuse } from '@clearbench/contracts/failure';
import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Sent = {
  readonly status: 'open' | 'accepted' | 'withdrawn';
  /** The valid link; earlier ones are invalid. */
  readonly linkId: string;
  readonly expiresAt: string;
  /** The user who accepted it; '' for none. */
  readonly userId: string;
};
type Invitation = { readonly status: 'none' } | Sent;
type Accept = Extract<InvitationCommand, { type: 'AcceptInvitation' }>;

const decideAcceptance = ({ data, at }: Accept, invitation: Sent): InvitationEvent[] => {
  const { invitationId, linkId, userId } = data;
  if (linkId !== invitation.linkId || invitation.status === 'withdrawn') return refuse('link.used');
  if (invitation.status === 'accepted') return invitation.userId === userId ? [] : refuse('link.used');
  if (at > invitation.expiresAt) return refuse('link.expired');
  return [{ type: 'InvitationAccepted', data: { invitationId, userId } }];
};

const decideSent = (
  command: Exclude<InvitationCommand, { type: 'SendInvitation' }>,
  invitation: Sent,
): InvitationEvent[] => {
  switch (command.type) {
    case 'AcceptInvitation':
      return decideAcceptance(command, invitation);
    case 'ResendInvitation':
      return invitation.status === 'open' ? [{ type: 'InvitationResent', data: command.data }] : refuse('link.used');
    case 'RevokeInvitation':
      if (invitation.status === 'accepted') return refuse('link.used');
      return invitation.status === 'open' ? [{ type: 'InvitationRevoked', data: command.data }] : [];
    case 'ForgetInvitation':
      return invitation.status === 'accepted' ? [{ type: 'InvitationRevoked', data: command.data }] : [];
  }
};

/** An invitation: open until a user accepts it with its latest link, or until it is withdrawn. */
export const invitationDecider: Decider<Invitation, InvitationCommand, InvitationEvent> = {
  initialState: { status: 'none' },
  decide(command, invitation) {
    if (command.type === 'SendInvitation')
      return invitation.status === 'none' ? [{ type: 'InvitationSent', data: command.data }] : [];
    return invitation.status === 'none' ? refuse('invitation.notFound') : decideSent(command, invitation);
  },
  evolve(invitation, { type, data }) {
    if (type === 'InvitationSent') {
      const { linkId, expiresAt } = data;
      return { status: 'open', linkId, expiresAt, userId: '' };
    }
    if (invitation.status === 'none') return invitation;
    switch (type) {
      case 'InvitationResent':
        return { ...invitation, linkId: data.linkId, expiresAt: data.expiresAt };
      case 'InvitationAccepted':
        return { ...invitation, status: 'accepted', userId: data.userId };
      case 'InvitationRevoked':
        return { ...invitation, status: 'withdrawn' };
    }
  },
};
