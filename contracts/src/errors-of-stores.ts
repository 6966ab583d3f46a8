import type { FailureKind } from './failure.ts';

export const storeErrors = {
  'store.conflict': 'conflict',
  'store.badCursor': 'invalid',
  'store.notIndexed': 'broken',
  'store.contentMissing': 'broken',
  'store.locked': 'unavailable',
  'store.closed': 'unavailable',
  'store.wrongSecret': 'unavailable',
  'store.unavailable': 'unavailable',
} as const satisfies Record<string, FailureKind>;
