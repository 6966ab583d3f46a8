import type { FailureKind } from '../failure.ts';

export const sessionErrors = {
  'session.missing': 'unauthenticated',
  'session.expired': 'unauthenticated',
  'session.xsrf': 'forbidden',
  'session.signInFailed': 'unauthenticated',
  'session.unknownProvider': 'notFound',
  /** Never made, or revoked. */
  'access.tokenUnknown': 'unauthenticated',
  'access.tokenExpired': 'unauthenticated',
  /** The call is none that programs may make with a token. */
  'access.tokenNotTaken': 'forbidden',
  'access.adminOnly': 'forbidden',
  'access.disabled': 'forbidden',
  'access.unverified': 'forbidden',
  'access.waiting': 'forbidden',
  'access.rejected': 'forbidden',
  'access.planMissing': 'forbidden',
  'access.planExpired': 'forbidden',
  'access.planForbids': 'forbidden',
} as const satisfies Record<string, FailureKind>;
