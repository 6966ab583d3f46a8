import type { CurrentUser } from '@clearbench/contracts/session/routes';

/** The page that stops a visitor before the protected pages; undefined if none does. */
export type Gate = '/login/' | '/login/verify' | '/login/disabled' | '/login/approvalWait' | '/login/rejected';

/** `approvalRequired`: whether new accounts need approval; the server decides on every call. */
export const gateOf = (user: CurrentUser | undefined, approvalRequired = true): Gate | undefined => {
  if (!user || user.anonymous) return '/login/';
  if (user.needsEmailVerification) return '/login/verify';
  if (user.roles.includes('ROLE_ADMIN')) return undefined;
  if (user.userState === 'DISABLED') return '/login/disabled';
  if (!approvalRequired || user.approvedState === 'APPROVED') return undefined;
  return user.approvedState === 'REJECTED' ? '/login/rejected' : '/login/approvalWait';
};
