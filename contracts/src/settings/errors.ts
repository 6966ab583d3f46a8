import type { FailureKind } from '../failure.ts';

export const settingsErrors = {
  /** Another administrator changed the settings in the meantime: {expected, actual}. */
  'settings.stale': 'conflict',
  /** {noun, id}: there are no events for it. */
  'history.empty': 'notFound',
} as const satisfies Record<string, FailureKind>;
