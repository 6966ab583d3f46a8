import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 500;

/** All users of a plan, by address. */
export const usersOf = async (views: Pick<ReadModels, 'find'>, planId: string): Promise<UserAccountDocument[]> => {
  const users: UserAccountDocument[] = [];
  const where = [{ field: 'planId', is: planId }];
  const sort = { field: 'email', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, { where, sort, limit: pageSize, after });
    users.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return users;
};
