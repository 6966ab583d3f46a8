import { refuse } from '@clearbench/contracts/failure';
import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import type { Decider } from '@clearbench/event-sourcing/decider';

type Sent = {
  readonly status: 'open' | 'accepted' | 'withdrawn';
  /** The link that counts; every earlier one is worth nothing. */
  readonly linkId: string;
  readonly expiresAt: string;
  /** Who accepted; '' = nobody. */
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
    case 'RepeatInvitation':
      return invitation.status === 'open' ? [{ type: 'InvitationRepeated', data: command.data }] : refuse('link.used');
    case 'WithdrawInvitation':
      if (invitation.status === 'accepted') return refuse('link.used');
      return invitation.status === 'open' ? [{ type: 'InvitationWithdrawn', data: command.data }] : [];
    case 'ForgetInvitation':
      return invitation.status === 'accepted' ? [{ type: 'InvitationWithdrawn', data: command.data }] : [];
  }
};

/** An invitation: open until somebody accepts it by its latest link, or until it is withdrawn. */
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
      case 'InvitationRepeated':
        return { ...invitation, linkId: data.linkId, expiresAt: data.expiresAt };
      case 'InvitationAccepted':
        return { ...invitation, status: 'accepted', userId: data.userId };
      case 'InvitationWithdrawn':
        return { ...invitation, status: 'withdrawn' };
    }
  },
};
