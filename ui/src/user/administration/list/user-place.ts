import type { UserAccount, UserListQuery } from '@clearbench/contracts/user/administration-routes';
import type { Places } from '../../../listing/merge-rows.ts';

/** The collation of the server: by letters first, then accents and case. */
const sortKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const userId = (row: UserAccount): string => row.userId;

/** The position of an account in a sorted list. */
export const userPlaces = ({ sort, order }: Pick<UserListQuery, 'sort' | 'order'>): Places<UserAccount> => ({
  idOf: userId,
  sortValue: (row) => (sort === 'displayName' || sort === 'email' ? sortKey(row[sort]) : row[sort]),
  order,
});
