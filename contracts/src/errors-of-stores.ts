import type { FailureKind } from './failure.ts';

export const storeErrors = {
  'store.conflict': 'conflict',
  'store.badCursor': 'invalid',
  'store.notIndexed': 'broken',
  'store.contentMissing': 'broken',
  'store.locked': 'unavailable',
  'store.closed': 'unavailable',
  /** {name}: another process holds the lease of this reader, so the earlier holder has to stop. */
  'store.fenced': 'unavailable',
  'store.wrongSecret': 'unavailable',
  'store.unavailable': 'unavailable',
  /** The address of a server cannot be parsed. */
  'store.badAddress': 'unavailable',
  /** A server rejected the credentials. */
  'store.accessDenied': 'unavailable',
  /** The disk is full: the write was not stored. Reads still work. */
  'store.full': 'full',
  /** The disk is read-only: the write was not stored. Reads still work. */
  'store.readOnly': 'unavailable',
  /** The disk failed during a write: nothing was stored. */
  'store.diskFault': 'unavailable',
  /**
   * {file}: a file of the data folder is damaged. The store rejects all writes until the file is restored or rebuilt.
   */
  'store.damaged': 'unavailable',
  /** {stream, bytes, most}: the append is larger than the log accepts. */
  'store.appendTooLarge': 'invalid',
  /** {reason}: a server refused a request for a reason that the request did not cause. */
  'store.failed': 'broken',
} as const satisfies Record<string, FailureKind>;
