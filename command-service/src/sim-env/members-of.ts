import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 500;

/** All members of an environment, by address. */
export const membersOf = async (
  views: Pick<ReadModels, 'find'>,
  environmentId: string,
): Promise<UserAccountDocument[]> => {
  const members: UserAccountDocument[] = [];
  const sort = { field: 'emailKey', direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, { where: [], sort, limit: pageSize, ...(after ? { after } : {}) });
    members.push(...page.items.filter(({ environmentIds }) => environmentIds.includes(environmentId)));
    after = page.next;
  } while (after !== undefined);
  return members;
};
