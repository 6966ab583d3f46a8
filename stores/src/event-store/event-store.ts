import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';

/** Where the last event of an append stands: in its stream and in the whole log. */
export type Appended = { readonly revision: number; readonly position: number };

/**
 * The log of everything that happened.
 *
 * Promised: an append is all or nothing and is on disk when it resolves; events of one stream have gapless revisions
 * from 1; positions grow in commit order but may have gaps; a reader of the whole log never sees position p before all
 * smaller ones are visible. Data and metadata are kept as JSON would keep them: undefined fields are gone, data that is
 * undefined comes back as null, and what is read belongs to the reader.
 * Not promised: order between two streams' concurrent appends; that event ids are unique; that the same events appended
 * once more at the same revision are refused: a store that is a server answers as it did the first time. Such a store
 * may also refuse more than a mebibyte in one append with `store.appendTooLarge` {stream, bytes, most}, and fail with
 * `store.unavailable`: then it is not known whether an append happened, and the same one again is safe.
 */
export type EventStore = {
  /** Events of one stream after `after` (a revision, 0 = from the start), oldest first; at most `limit`. */
  readStream(stream: string, after?: number, limit?: number): Promise<RecordedEvent[]>;
  /**
   * Fails with `store.conflict` {stream, expected, actual} unless the stream's revision is `expected` (0 = no such stream yet).
   * Without events it only checks, and answers where the stream ends (0 and 0 for none).
   */
  append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended>;
  /** Events of the whole log after a position (0 = from the start), oldest first; at most `limit`. */
  readAll(after: number, limit: number): Promise<RecordedEvent[]>;
  /** The position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  /**
   * Calls `wake` soon after anything was appended here (to a server: by anybody), once for many appends at a time and now
   * and then for nothing; a caller then reads. Returns the unsubscribe.
   */
  onAppended(wake: () => void): () => void;
  /** Waits for appends under way; every later call fails with `store.closed`. */
  close(): Promise<void>;
};
