import type { CurrentUser } from '@clearbench/contracts/session/routes';

/** Where a visitor has to stop before the protected pages, if anywhere. */
export type Gate = '/login/' | '/login/verify' | '/login/disabled' | '/login/approvalWait' | '/login/rejected';

/** `approvalRequired`: whether new accounts wait for an administrator; the server has the last word on every call. */
export const gateOf = (user: CurrentUser | undefined, approvalRequired = true): Gate | undefined => {
  if (!user || user.anonymous) return '/login/';
  if (user.needsEmailVerification) return '/login/verify';
  if (user.roles.includes('ROLE_ADMIN')) return undefined;
  if (user.userState === 'DISABLED') return '/login/disabled';
  if (!approvalRequired || user.approvedState === 'APPROVED') return undefined;
  return user.approvedState === 'REJECTED' ? '/login/rejected' : '/login/approvalWait';
};
