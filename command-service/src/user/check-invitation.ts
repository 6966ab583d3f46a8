import { Failure } from '@clearbench/contracts/failure';
import { invitationView } from '@clearbench/contracts/user/views';
import type { Workplace } from '../workplace.ts';

/**
 * Fails where nobody can accept an invitation by a link any more: it was withdrawn or accepted, or a newer link has
 * taken the place of this one. Who is signed in may be the very person who accepted, and what is not known (yet) may
 * be on its way; both are for the acceptance to say.
 */
export const checkInvitation =
  ({ views }: Pick<Workplace, 'views'>) =>
  async (invitationId: string, linkId: string, isSignedIn: boolean): Promise<void> => {
    const invitation = await views.get(invitationView, invitationId);
    if (!invitation) return;
    const isOver = invitation.state === 'withdrawn' || (invitation.state === 'accepted' && !isSignedIn);
    if (isOver || invitation.linkId !== linkId) throw new Failure('link.used');
  };
