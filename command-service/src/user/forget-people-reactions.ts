import type { UserEvent } from '@clearbench/contracts/user/events';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { ForgetInvitationCommand } from './invitation-reactions.ts';

export type ForgetPersonCommand = {
  readonly type: 'ForgetPerson';
  readonly data: {
    readonly userId: string;
    readonly invitationIds: readonly string[];
    /** Position of the deletion: a user who returned later with the same id is not affected. */
    readonly position: number;
  };
};

/**
 * Deletes a user's personal data after the account, also after an interruption. The invitations come first, because no
 * read model contains the user afterwards.
 */
export const forgetPeople = reaction<UserEvent, ForgetPersonCommand | ForgetInvitationCommand>({
  name: 'forget-people',
  on: {
    UserDeleted: ({ data: { userId, invitationIds }, position, metadata: { at } }) => [
      ...invitationIds.map((invitationId) => ({ type: 'ForgetInvitation', data: { invitationId }, at }) as const),
      { type: 'ForgetPerson', data: { userId, invitationIds, position } },
    ],
  },
});
