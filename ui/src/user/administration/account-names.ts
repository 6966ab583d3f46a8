import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import type { UserAccount } from '@clearbench/contracts/user/administration-routes';

/** The name of an account, else its address. */
export const nameOf = ({ displayName, email }: Pick<UserAccount, 'displayName' | 'email'>): string =>
  displayName || email;

/** When a plan ends: at an instant, or at the end (UTC) of a day; undefined without expiry. */
export const planEnd = (until: string): number | undefined =>
  until === '' ? undefined : Date.parse(until) + (until.length === 10 ? millisecondsPerDay : 0);

/** The remaining days of a plan, including today; 0 exactly when it has expired. */
export const daysLeft = (until: string, now: number): number | undefined => {
  const end = planEnd(until);
  return end === undefined ? undefined : Math.max(0, Math.ceil((end - now) / millisecondsPerDay));
};

const weight = ['ROLE_ADMIN', 'ROLE_ANALYST', 'ROLE_USER'];

/** The roles, the one with most permissions first. */
export const rolesInOrder = (roles: readonly string[]): readonly string[] =>
  [...roles].sort((a, b) => weight.indexOf(a) - weight.indexOf(b));
