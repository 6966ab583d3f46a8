import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import type { Anchor } from '../../../parts/place-floating.ts';

export type OpenUserMenu = { readonly account: UserAccount; readonly anchor: Anchor };

/** The commands of the list. */
export type UserActions = {
  open(userId: string): void;
  history(userId: string): void;
  approve(userIds: readonly string[]): void;
  reject(userIds: readonly string[]): void;
  askPlan(userIds: readonly string[]): void;
  openMenu(menu: OpenUserMenu): void;
};
