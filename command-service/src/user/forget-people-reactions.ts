import type { UserEvent } from '@clearbench/contracts/user/events';
import type { InvitationCommand } from '@clearbench/contracts/user/invitation-events';
import { reaction } from '@clearbench/event-sourcing/reaction';

export type ForgetPersonOrder = {
  readonly type: 'ForgetPerson';
  readonly data: {
    readonly userId: string;
    readonly invitationIds: readonly string[];
    /** Where the deletion stands in the log: whoever came back later under the same id is not meant. */
    readonly position: number;
  };
};
export type ForgetInvitationOrder = Extract<InvitationCommand, { type: 'ForgetInvitation' }>;

type Deleted = Extract<UserEvent, { type: 'UserDeleted' }>['data'];

/** Under whose keys the log holds a deleted person. */
export const ownersOf = ({ userId, invitationIds }: Pick<Deleted, 'userId' | 'invitationIds'>): readonly string[] => [
  userId,
  ...invitationIds,
];

/** The owners nobody may read about any more once an event has happened. */
export const ownersForgottenBy = ({ type, data }: { readonly type: string; readonly data: unknown }) =>
  type === 'UserDeleted' ? ownersOf(data as Deleted) : [];

/** Deleting an account is forgetting a person; also when the process ended in between. */
export const forgetPeople = reaction<UserEvent, ForgetPersonOrder | ForgetInvitationOrder>({
  name: 'forget-people',
  on: {
    UserDeleted: ({ data: { userId, invitationIds }, position, metadata: { at } }) => [
      ...invitationIds.map((invitationId) => ({ type: 'ForgetInvitation', data: { invitationId }, at }) as const),
      { type: 'ForgetPerson', data: { userId, invitationIds, position } },
    ],
  },
});
