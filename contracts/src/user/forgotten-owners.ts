import type { UserEvent } from './events.ts';

type Deleted = Extract<UserEvent, { type: 'UserDeleted' }>['data'];

/** Under whose keys the log holds a deleted person. */
export const ownersOf = ({ userId, invitationIds }: Pick<Deleted, 'userId' | 'invitationIds'>): readonly string[] => [
  userId,
  ...invitationIds,
];

/** The owners nobody may read about any more once an event has happened. */
export const ownersForgottenBy = ({ type, data }: { readonly type: string; readonly data: unknown }) =>
  type === 'UserDeleted' ? ownersOf(data as Deleted) : [];
