import type { ErrorKey } from '@clearbench/contracts/errors';
import type { PlanFlag, Route } from '@clearbench/contracts/route';
import type { Principal } from '@clearbench/contracts/session/principal';
import { isOver } from './plan-term.ts';

/** The settings that affect permissions. */
export type Circumstances = {
  readonly now: string;
  readonly newUserNeedApproval: boolean;
  /** Whether users have to verify their address; never without a mail server. */
  readonly verifiesEmail: boolean;
};

/**
 * The error for an account that may not be used; undefined for a usable one. Administrators cannot lock themselves out.
 */
export const accountRefusal = (
  { user, isAdmin }: Principal,
  { newUserNeedApproval, verifiesEmail }: Omit<Circumstances, 'now'>,
): ErrorKey | undefined => {
  if (verifiesEmail && !user.emailVerified) return 'access.unverified';
  if (isAdmin) return undefined;
  if (user.userState !== 'ENABLED') return 'access.disabled';
  if (!newUserNeedApproval || user.approvedState === 'APPROVED') return undefined;
  return user.approvedState === 'REJECTED' ? 'access.rejected' : 'access.approvalPending';
};

const planRefusal = (flag: PlanFlag, { plan }: Principal, now: string): ErrorKey | undefined => {
  if (!plan) return 'access.planMissing';
  if (isOver(plan.until, now)) return 'access.planExpired';
  return plan[flag] ? undefined : 'access.planForbids';
};

/**
 * The error for a route that a signed-in user may not call; undefined where it is allowed. A route without a known
 * permission is refused.
 */
export const permissionRefusal = (
  { allow, plan }: Pick<Route, 'allow' | 'plan'>,
  principal: Principal,
  circumstances: Circumstances,
): ErrorKey | undefined => {
  if (allow === 'session' && !plan) return undefined;
  const account = accountRefusal(principal, circumstances);
  if (account) return account;
  if (allow !== 'signedIn' && allow !== 'session' && !principal.isAdmin) return 'access.adminOnly';
  return plan && planRefusal(plan, principal, circumstances.now);
};
