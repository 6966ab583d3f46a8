import type { FailureKind } from '../failure.ts';

export const planErrors = {
  'plan.notFound': 'notFound',
  'plan.alreadyOffered': 'refused',
} as const satisfies Record<string, FailureKind>;
