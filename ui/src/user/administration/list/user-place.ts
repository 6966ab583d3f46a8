import type { UserAccount, UserListQuery } from '@clearbench/contracts/user/administration-routes';
import type { Places } from '../../../listing/merge-rows.ts';

/** As the server sorts: small and capital letters, with and without accents, side by side. */
const sortKey = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export const userId = (row: UserAccount): string => row.userId;

/** Where accounts stand in a list sorted so. */
export const userPlaces = ({ sort, order }: Pick<UserListQuery, 'sort' | 'order'>): Places<UserAccount> => ({
  idOf: userId,
  sortValue: (row) => (sort === 'displayName' || sort === 'email' ? sortKey(row[sort]) : row[sort]),
  order,
});
