import type { FailureKind } from '../failure.ts';

export const statisticsErrors = {
  /** {most}: how many steps a timeline may have. */
  'statistics.tooManySteps': 'invalid',
  'statistics.replayNotFound': 'notFound',
  /** {most}: how many may run at once, of everybody together. */
  'statistics.tooManyReplays': 'refused',
} as const satisfies Record<string, FailureKind>;
