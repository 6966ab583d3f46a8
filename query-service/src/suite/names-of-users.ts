import { userView } from '@clearbench/contracts/user/views';
import type { QueryContext } from '../query-context.ts';

/** The names of users by their id; deleted users have none. */
export const namesOfUsers = async (
  { views }: Pick<QueryContext, 'views'>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(userIds)];
  const users = await Promise.all(ids.map((id) => views.get(userView, id)));
  return new Map(users.flatMap((user, index) => (user ? [[ids[index] ?? '', user.displayName] as const] : [])));
};
