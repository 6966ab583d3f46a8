import { Failure } from '@clearbench/contracts/failure';
import { invitationView } from '@clearbench/contracts/user/views';
import type { CommandContext } from '../command-context.ts';

/**
 * Fails where a link cannot accept an invitation any more: it was withdrawn or accepted, or has a newer link. A
 * signed-in visitor may be the user who accepted it, and an unknown invitation may not be in the read model yet; the
 * acceptance decides both cases.
 */
export const checkInvitation =
  ({ views }: Pick<CommandContext, 'views'>) =>
  async (invitationId: string, linkId: string, isSignedIn: boolean): Promise<void> => {
    const invitation = await views.get(invitationView, invitationId);
    if (!invitation) return;
    const isOver = invitation.state === 'withdrawn' || (invitation.state === 'accepted' && !isSignedIn);
    if (isOver || invitation.linkId !== linkId) throw new Failure('link.used');
  };
