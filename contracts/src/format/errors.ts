import type { FailureKind } from '../failure.ts';

export const formatErrors = {
  /** {formatId}. */
  'format.notFound': 'notFound',
  /** {expected, actual}. */
  'format.stale': 'conflict',
  /** {ruleId}: no rule of the format has that id. */
  'format.ruleUnknown': 'invalid',
  /** {count, users}: environments and templates that need it, some of them by name. */
  'format.inUse': 'refused',
} as const satisfies Record<string, FailureKind>;
