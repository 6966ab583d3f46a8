import type { FailureKind } from '../failure.ts';

export const userErrors = {
  'user.notFound': 'notFound',
  'user.alreadySignedUp': 'refused',
  'user.badBic': 'invalid',
} as const satisfies Record<string, FailureKind>;
