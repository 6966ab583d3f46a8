import type { FailureKind } from '../failure.ts';

export const settingsErrors = {
  /** Somebody else changed them meanwhile: {expected, actual}. */
  'settings.stale': 'conflict',
  /** {noun, id}: nothing ever happened to it. */
  'history.nothing': 'notFound',
} as const satisfies Record<string, FailureKind>;
