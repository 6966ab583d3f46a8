import type { FailureKind } from '../failure.ts';

export const userErrors = {
  'user.notFound': 'notFound',
  'user.alreadySignedUp': 'refused',
  'user.badBic': 'invalid',
  'user.retentionNotInPlan': 'refused',
  /** Another administrator changed the account meanwhile: {expected, actual}. */
  'user.accountStale': 'conflict',
  'user.lastAdministrator': 'refused',
  /** A service account has only the role of a user, because no person signs in with it. */
  'user.serviceAccountRole': 'refused',
  /** Administrators create tokens for service accounts only. */
  'user.notServiceAccount': 'refused',
  /** An administrator needs a verified address. */
  'user.emailNotVerified': 'refused',
  'user.badEmail': 'invalid',
  'user.alreadyVerified': 'refused',
  /** The user has the most valid access tokens allowed: {max}. */
  'token.tooMany': 'refused',
  /** The same command executed before; the server shows a token only once. */
  'token.alreadyShown': 'conflict',
  'token.notFound': 'notFound',
  /** The token expired, or another token replaces it. */
  'token.notRotatable': 'refused',
  /** The scope `administer` is not limited to environments. */
  'token.administersEverything': 'invalid',
  'link.invalid': 'invalid',
  'link.expired': 'refused',
  'link.used': 'refused',
  'invitation.notFound': 'notFound',
  /** The address has an open invitation. */
  'invitation.alreadyOpen': 'refused',
  'claim.wrongCode': 'forbidden',
  'claim.alreadyClaimed': 'refused',
  'mail.notConfigured': 'notFound',
  'mail.failed': 'unavailable',
} as const satisfies Record<string, FailureKind>;
