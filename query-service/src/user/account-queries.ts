import { Failure } from '@clearbench/contracts/failure';
import {
  listUsersRoute,
  readUserRoute,
  type UserAccount,
  type UserCategory,
  type UserListQuery,
} from '@clearbench/contracts/user/administration-routes';
import { type UserAccountDocument, userAccountView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Condition, Query } from '@clearbench/stores/document-store/document-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { QueryContext } from '../query-context.ts';

const conditionsOf: Readonly<Record<UserCategory, readonly Condition[]>> = {
  all: [],
  unapproved: [{ field: 'approvedState', is: 'UNKNOWN' }],
  rejected: [{ field: 'approvedState', is: 'REJECTED' }],
  approved: [{ field: 'approvedState', is: 'APPROVED' }],
};

/** Names and addresses are sorted without case and accents. */
const sortField = (sort: UserListQuery['sort']): string =>
  sort === 'displayName' ? 'nameKey' : sort === 'email' ? 'emailKey' : sort;

const asQuery = ({ category, search, sort, order, after, limit }: UserListQuery): Query => ({
  where: conditionsOf[category],
  sort: { field: sortField(sort), direction: order },
  limit,
  ...(search ? { search } : {}),
  ...(after ? { after } : {}),
});

const shown = ({ search: _, nameKey: __, emailKey: ___, ...account }: UserAccountDocument): UserAccount => ({
  ...account,
  roles: [...account.roles],
  environmentIds: [...account.environmentIds],
});

/** Every user is in exactly one category besides `all`. */
const countsOf = async (views: ReadModels): Promise<Record<UserCategory, number>> => {
  const countOf = (category: UserCategory) => views.count(userAccountView, conditionsOf[category]);
  const [unapproved, rejected, approved] = await Promise.all([
    countOf('unapproved'),
    countOf('rejected'),
    countOf('approved'),
  ]);
  return { all: unapproved + rejected + approved, unapproved, rejected, approved };
};

/** Users as administrators see them. */
export const accountQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listUsersRoute, async ({ query }) => {
    const [page, counts] = await Promise.all([views.find(userAccountView, asQuery(query)), countsOf(views)]);
    return { reply: { items: page.items.map(shown), counts, ...(page.next ? { next: page.next } : {}) } };
  }),
  serve(readUserRoute, async ({ params: { userId } }) => {
    const account = await views.get(userAccountView, userId);
    if (!account) throw new Failure('user.notFound', { userId });
    return { reply: shown(account) };
  }),
];
