import type { FailureKind } from '../failure.ts';

export const settingsErrors = {
  /** Somebody else changed them meanwhile: {expected, actual}. */
  'settings.stale': 'conflict',
} as const satisfies Record<string, FailureKind>;
