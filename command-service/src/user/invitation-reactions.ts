import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { reaction } from '@clearbench/event-sourcing/reaction';

export type AdmissionCommand = {
  readonly type: 'AdmitInvited';
  readonly data: { readonly invitationId: string; readonly userId: string; readonly position: number };
};
export type ForgetInvitationCommand = Extract<InvitationCommand, { type: 'ForgetInvitation' }>;

/** Applies an accepted invitation, also after an interruption. */
export const trackInvitations = reaction<InvitationEvent, AdmissionCommand>({
  name: 'keep-invitations',
  on: {
    InvitationAccepted: ({ data, position }) => [{ type: 'AdmitInvited', data: { ...data, position } }],
  },
});
