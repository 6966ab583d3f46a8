import type { FailureKind } from '../failure.ts';

export const transferErrors = {
  'transfer.engineClosed': 'refused',
  'transfer.alreadyCleared': 'refused',
  'transfer.wrongDirection': 'refused',
  'transfer.alreadyRequested': 'refused',
  'transfer.notFound': 'notFound',
} as const satisfies Record<string, FailureKind>;
