import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { reaction } from '@clearbench/event-sourcing/reaction';

export type AdmissionOrder = {
  readonly type: 'AdmitInvited';
  readonly data: { readonly invitationId: string; readonly userId: string; readonly position: number };
};
export type ForgettingOrder = Extract<InvitationCommand, { type: 'ForgetInvitation' }>;

/**
 * What an accepted invitation promised comes true, also when the process ended in between; and an invitation is
 * forgotten with the person who came by it.
 */
export const keepInvitations = reaction<UserEvent | InvitationEvent, AdmissionOrder | ForgettingOrder>({
  name: 'keep-invitations',
  on: {
    InvitationAccepted: ({ data, position }) => [{ type: 'AdmitInvited', data: { ...data, position } }],
    UserDeleted: ({ data, metadata: { at } }) =>
      (data.invitationIds ?? []).map((invitationId) => ({ type: 'ForgetInvitation', data: { invitationId }, at })),
  },
});
