import type { FailureKind } from '../failure.ts';

export const planErrors = {
  'plan.notFound': 'notFound',
  'plan.alreadyOffered': 'refused',
  /** {planName}: the name of another plan, or a name that looks the same. */
  'plan.nameTaken': 'refused',
  'plan.stale': 'conflict',
  /** {count, users}: the number of users with the plan, and some of their addresses. */
  'plan.inUse': 'refused',
  /** {max}. */
  'plan.tooManyEnvironments': 'refused',
  /** {limit}: the user has created this number of files today. */
  'plan.filesUsedUp': 'refused',
  /** {limit}: the user has requested this number of validations today. */
  'plan.validationsUsedUp': 'refused',
} as const satisfies Record<string, FailureKind>;
