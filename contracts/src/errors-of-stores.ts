import type { FailureKind } from './failure.ts';

export const storeErrors = {
  'store.conflict': 'conflict',
  'store.badCursor': 'invalid',
  'store.notIndexed': 'broken',
  'store.contentMissing': 'broken',
  'store.locked': 'unavailable',
  'store.closed': 'unavailable',
  /** {name}: another process moves this reader now; whoever did before has to stop. */
  'store.fenced': 'unavailable',
  'store.wrongSecret': 'unavailable',
  'store.unavailable': 'unavailable',
  /** The address of a server cannot be read. */
  'store.badAddress': 'unavailable',
  /** A server does not let us in. */
  'store.accessDenied': 'unavailable',
  /** No room is left on the disk: nothing was kept. What is there can be read. */
  'store.full': 'full',
  /** The disk takes no writes: nothing was kept. What is there can be read. */
  'store.readOnly': 'unavailable',
  /** The disk failed at writing: nothing was kept. */
  'store.diskFault': 'unavailable',
  /** {stream, bytes, most}: more in one append than the log takes. */
  'store.appendTooLarge': 'invalid',
  /** {reason}: a server said no for a reason that lies in no order. */
  'store.failed': 'broken',
} as const satisfies Record<string, FailureKind>;
