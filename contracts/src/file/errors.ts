import type { FailureKind } from '../failure.ts';

export const fileErrors = {
  'file.notFound': 'notFound',
  'file.alreadyExists': 'refused',
  'file.contentStale': 'conflict',
  'file.badName': 'invalid',
  'file.receivedIsFixed': 'refused',
  'file.empty': 'invalid',
  'file.tooLarge': 'invalid',
  'file.notChecked': 'notFound',
  'file.noSuchVersion': 'notFound',
  'file.checkSuperseded': 'conflict',
  /** {until}. */
  'file.restoreTooLate': 'refused',
} as const satisfies Record<string, FailureKind>;
