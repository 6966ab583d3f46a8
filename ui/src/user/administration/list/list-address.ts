import {
  type UserCategory,
  type UserListQuery,
  userCategories,
  userSorts,
} from '@clearbench/contracts/user/administration-routes';

/** The filters in the address of the list; without a category the default of the settings applies. */
export type UserFilters = Pick<UserListQuery, 'sort' | 'order'> & {
  readonly category: UserCategory | undefined;
  readonly search: string | undefined;
};

/** The query of a list. */
export type UserListAddress = UserFilters & { readonly category: UserCategory };

const defaultSort = 'displayName';
/** The maximum length that the server accepts. */
const longestSearch = 120;
const actions = ['ascending', 'descending'] as const;

const among = <T extends string>(values: readonly T[], wanted: string | null): T | undefined =>
  values.find((value) => value === wanted);

/** The filters of an address; invalid values are omitted. */
export const filtersOf = (query: URLSearchParams): UserFilters => ({
  category: among(userCategories, query.get('category')),
  search: query.get('search')?.slice(0, longestSearch) || undefined,
  sort: among(userSorts, query.get('sort')) ?? defaultSort,
  order: among(actions, query.get('order')) ?? 'ascending',
});

/** The address of filters, without default values. */
export const queryOf = ({ category, search, sort, order }: UserFilters): URLSearchParams => {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (search) query.set('search', search);
  if (sort !== defaultSort) query.set('sort', sort);
  if (order !== 'ascending') query.set('order', order);
  return query;
};

/** The category shown: the one in the address, else waiting users if approval is required, else all. */
export const categoryOf = (named: UserCategory | undefined, newUserNeedApproval: boolean): UserCategory =>
  named ?? (newUserNeedApproval ? 'unapproved' : 'all');

/**
 * The same list sorted by a column: times descending first, everything else ascending first; choosing it again reverses
 * the order.
 */
export const sortedBy = (filters: UserFilters, sort: UserListQuery['sort']): UserFilters => {
  const natural = sort === 'signedUpAt' || sort === 'lastSignedInAt' ? 'descending' : 'ascending';
  const turned = filters.order === 'ascending' ? 'descending' : 'ascending';
  return { ...filters, sort, order: filters.sort === sort ? turned : natural };
};

/** Two lists with the same key are the same list. */
export const keyOf = (address: UserListAddress): string => `users?${queryOf(address)}`;
