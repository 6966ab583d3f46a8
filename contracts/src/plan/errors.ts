import type { FailureKind } from '../failure.ts';

export const planErrors = {
  'plan.notFound': 'notFound',
  'plan.alreadyOffered': 'refused',
  /** {planName}: of another plan, or one people would take for it. */
  'plan.nameTaken': 'refused',
  'plan.stale': 'conflict',
  /** {count, users}: how many have it, and some of their addresses. */
  'plan.inUse': 'refused',
  /** {max}. */
  'plan.tooManyEnvironments': 'refused',
  /** {limit}: as many files as the plan allows were made today. */
  'plan.filesUsedUp': 'refused',
  /** {limit}: as many checks as the plan allows were ordered today. */
  'plan.validationsUsedUp': 'refused',
} as const satisfies Record<string, FailureKind>;
