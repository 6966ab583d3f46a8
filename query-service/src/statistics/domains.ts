import { formerUsers, productItself } from '@clearbench/contracts/statistics/choices';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 1_000;
const byAddress = { field: 'emailKey', direction: 'ascending' } as const;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** The mail domains by user id, read each time, because addresses change and users are deleted. */
export const domainsByUser = async (views: ReadModels): Promise<ReadonlyMap<string, string>> => {
  const domains = new Map<string, string>();
  let after: string | undefined;
  do {
    const page = await views.find(userAccountView, {
      where: [],
      sort: byAddress,
      limit: pageSize,
      ...(after === undefined ? {} : { after }),
    });
    for (const { userId, email } of page.items) domains.set(userId, domainOf(email));
    after = page.next;
  } while (after !== undefined);
  return domains;
};

/** The label of an actor; the domain of a deleted user is unknown. */
export const displayedActor = (actor: string, domains: ReadonlyMap<string, string>): string =>
  actor.startsWith('system:') ? productItself : (domains.get(actor) ?? formerUsers);
