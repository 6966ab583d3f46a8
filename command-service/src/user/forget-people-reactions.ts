import type { UserEvent } from '@clearbench/contracts/user/events';
import { reaction } from '@clearbench/event-sourcing/reaction';
import type { ForgettingOrder } from './invitation-reactions.ts';

export type ForgetPersonOrder = {
  readonly type: 'ForgetPerson';
  readonly data: {
    readonly userId: string;
    readonly invitationIds: readonly string[];
    /** Where the deletion stands in the log: whoever came back later under the same id is not meant. */
    readonly position: number;
  };
};

/**
 * Deleting an account is forgetting a person; also when the process ended in between. The invitations go first:
 * afterwards no read model holds the person any more.
 */
export const forgetPeople = reaction<UserEvent, ForgetPersonOrder | ForgettingOrder>({
  name: 'forget-people',
  on: {
    UserDeleted: ({ data: { userId, invitationIds }, position, metadata: { at } }) => [
      ...invitationIds.map((invitationId) => ({ type: 'ForgetInvitation', data: { invitationId }, at }) as const),
      { type: 'ForgetPerson', data: { userId, invitationIds, position } },
    ],
  },
});
