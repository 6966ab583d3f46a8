import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { reaction } from '@clearbench/event-sourcing/reaction';

export type AdmissionOrder = {
  readonly type: 'AdmitInvited';
  readonly data: { readonly invitationId: string; readonly userId: string; readonly position: number };
};
export type ForgettingOrder = Extract<InvitationCommand, { type: 'ForgetInvitation' }>;

/** What an accepted invitation promised comes true, also when the process ended in between. */
export const keepInvitations = reaction<InvitationEvent, AdmissionOrder>({
  name: 'keep-invitations',
  on: {
    InvitationAccepted: ({ data, position }) => [{ type: 'AdmitInvited', data: { ...data, position } }],
  },
});
