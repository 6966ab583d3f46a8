import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';

/** The revision and the position of the last event of an append. */
export type Appended = { readonly revision: number; readonly position: number };

/**
 * The event log.
 *
 * Guarantees: an append is all or nothing and is on disk when it resolves; events of one stream have gapless revisions
 * from 1; positions increase in commit order but may have gaps; a reader of the whole log never sees position p before
 * all smaller ones are visible. Data and metadata are stored as JSON: undefined fields are removed, undefined data is
 * read as null, and a read event belongs to the reader. Not guaranteed: the order between concurrent appends to two
 * streams; unique event ids; that a repeated append of the same events at the same revision is refused: a server-based
 * store returns its first result. Such a store may also refuse more than a mebibyte in one append with
 * `store.appendTooLarge` {stream, bytes, most}, and fail with `store.unavailable`: the append may then have happened,
 * and repeating it is safe.
 */
export type EventStore = {
  /** Events of one stream after `after` (a revision, 0 = from the start), oldest first; at most `limit`. */
  readStream(stream: string, after?: number, limit?: number): Promise<RecordedEvent[]>;
  /**
   * Fails with `store.conflict` {stream, expected, actual} unless the stream's revision is `expected` (0 = no such
   * stream yet). Without events it only checks, and returns the end of the stream (0 and 0 for none).
   */
  append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended>;
  /**
   * Events of the whole log after a position (0 = from the start), oldest first; at most `limit`. Unless `after` is 0 or
   * the position of an event, `firstWanted` is that of the first wanted event, because EventStoreDB reads only from there.
   */
  readAll(after: number, limit: number, firstWanted?: number): Promise<RecordedEvent[]>;
  /** The position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  /**
   * Calls `wake` soon after appends to this store (for a server: from any process), once for several appends and
   * sometimes without one; the caller then reads. Returns the unsubscribe function.
   */
  onAppended(wake: () => void): () => void;
  /** Waits for running appends; every later call fails with `store.closed`. */
  close(): Promise<void>;
};
