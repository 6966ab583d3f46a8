import type { UserEvent } from './events.ts';

type Deleted = Extract<UserEvent, { type: 'UserDeleted' }>['data'];

/** The owners of keys under which the log encrypts the data of a deleted user. */
export const ownersOf = ({ userId, invitationIds }: Pick<Deleted, 'userId' | 'invitationIds'>): readonly string[] => [
  userId,
  ...invitationIds,
];

/** The owners whose data becomes unreadable with an event. */
export const ownersForgottenBy = ({ type, data }: { readonly type: string; readonly data: unknown }) =>
  type === 'UserDeleted' ? ownersOf(data as Deleted) : [];
