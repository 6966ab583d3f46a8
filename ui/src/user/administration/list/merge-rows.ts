import type { UserAccount, UserListQuery } from '@clearbench/contracts/user/administration-routes';

type Order = Pick<UserListQuery, 'sort' | 'order'>;

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** As the server sorts: small and capital letters, with and without accents, side by side. */
const sortKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const sortValue = (row: UserAccount, sort: Order['sort']): string =>
  sort === 'displayName' || sort === 'email' ? sortKey(row[sort]) : row[sort];

/** Whether a row comes after another in the list's order; equal ones are told apart by their ids, as the server does. */
const comesAfter = ({ sort, order }: Order, row: UserAccount, other: UserAccount): boolean => {
  const byValue = compare(sortValue(row, sort), sortValue(other, sort)) || compare(row.userId, other.userId);
  return order === 'ascending' ? byValue > 0 : byValue < 0;
};

/**
 * What a list shows after its beginning was read again: the new beginning, then those of the old rows that come after
 * it. A row among `moved` (known to have changed) is not kept from the old ones: where it stands now is not known.
 */
export const mergeRows = (
  old: readonly UserAccount[],
  beginning: readonly UserAccount[],
  moved: ReadonlySet<string>,
  order: Order,
): UserAccount[] => {
  const last = beginning.at(-1);
  if (!last) return [];
  const read = new Set(beginning.map(({ userId }) => userId));
  const rest = old.filter((row) => !read.has(row.userId) && !moved.has(row.userId) && comesAfter(order, row, last));
  return [...beginning, ...rest];
};
