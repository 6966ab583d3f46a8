import type { FailureKind } from '../failure.ts';

export const transferErrors = {
  'transfer.engineClosed': 'refused',
  'transfer.alreadyCleared': 'refused',
  'transfer.wrongDirection': 'refused',
  'transfer.alreadyRequested': 'refused',
  'transfer.notFound': 'notFound',
  /** The answer was released, dropped or cancelled before. */
  'transfer.answerNotPlanned': 'conflict',
  /** {limit}: bytes of the longest answer that can be edited. */
  'transfer.answerTooLarge': 'refused',
} as const satisfies Record<string, FailureKind>;
