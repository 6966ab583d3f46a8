import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** Names of users by id, each looked up once; deleted users and the product have none. */
export const namesOf = async (
  views: Pick<ReadModels, 'get'>,
  actors: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const people = [...new Set(actors)].filter((actor) => !actor.startsWith('system:'));
  const users = await Promise.all(people.map((userId) => views.get(userView, userId)));
  return new Map(users.flatMap((user) => (user ? [[user.userId, user.displayName] as const] : [])));
};
