import type { FailureKind } from '../failure.ts';

export const sessionErrors = {
  'session.missing': 'unauthenticated',
  'session.expired': 'unauthenticated',
  'session.xsrf': 'forbidden',
  'session.signInFailed': 'unauthenticated',
  'session.unknownProvider': 'notFound',
  /** An unknown or revoked token. */
  'access.tokenUnknown': 'unauthenticated',
  'access.tokenExpired': 'unauthenticated',
  /** The route does not accept access tokens. */
  'access.tokenNotAccepted': 'forbidden',
  /** {scope}: the scope that the route asks for and the access token does not have. */
  'access.scopeMissing': 'forbidden',
  'access.adminOnly': 'forbidden',
  'access.disabled': 'forbidden',
  'access.unverified': 'forbidden',
  'access.approvalPending': 'forbidden',
  'access.rejected': 'forbidden',
  'access.planMissing': 'forbidden',
  'access.planExpired': 'forbidden',
  'access.planForbids': 'forbidden',
} as const satisfies Record<string, FailureKind>;
