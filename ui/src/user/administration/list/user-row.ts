import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { Anchor } from '../../../parts/place-floating.ts';

/** An account as the grid knows it. */
export type UserRow = { readonly id: string; readonly account: UserAccount };

export type OpenUserMenu = { readonly account: UserAccount; readonly anchor: Anchor };

/** What can be ordered from the list. */
export type UserOrders = {
  open(userId: string): void;
  history(userId: string): void;
  approve(userIds: readonly string[]): void;
  reject(userIds: readonly string[]): void;
  askPlan(userIds: readonly string[]): void;
  openMenu(menu: OpenUserMenu): void;
};

export const rowsOf = (accounts: readonly UserAccount[]): readonly UserRow[] =>
  accounts.map((account) => ({ id: account.userId, account }));
