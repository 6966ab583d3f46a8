import type { FailureKind } from '../failure.ts';

export const userErrors = {
  'user.notFound': 'notFound',
  'user.alreadySignedUp': 'refused',
  'user.badBic': 'invalid',
  'user.reorgNotInPlan': 'refused',
  /** Another administrator changed the account meanwhile: {expected, actual}. */
  'user.accountStale': 'conflict',
  'user.lastAdministrator': 'refused',
  /** Only who has proved the address can be made administrator. */
  'user.addressUnproved': 'refused',
  'user.badEmail': 'invalid',
  'user.alreadyVerified': 'refused',
  /** As many access tokens as anybody may have are good for something: {max}. */
  'token.tooMany': 'refused',
  /** The same order came before: its token was made, and is never shown twice. */
  'token.shownBefore': 'conflict',
  'token.notFound': 'notFound',
  'link.broken': 'invalid',
  'link.expired': 'refused',
  'link.used': 'refused',
  'invitation.notFound': 'notFound',
  /** What an address answers that was invited before and has not accepted yet. */
  'invitation.alreadyOpen': 'refused',
  'claim.wrongCode': 'forbidden',
  'claim.alreadyClaimed': 'refused',
  'mail.notConfigured': 'notFound',
  'mail.failed': 'unavailable',
} as const satisfies Record<string, FailureKind>;
