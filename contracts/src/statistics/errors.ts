import type { FailureKind } from '../failure.ts';

export const statisticsErrors = {
  /** {most}: the most steps of a timeline. */
  'statistics.tooManySteps': 'invalid',
  'statistics.replayNotFound': 'notFound',
  /** {most}: the most replays at the same time in the installation. */
  'statistics.tooManyReplays': 'refused',
} as const satisfies Record<string, FailureKind>;
