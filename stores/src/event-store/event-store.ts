import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';

export type Appended = { readonly revision: number; readonly position: number };

/**
 * The log of everything that happened.
 *
 * Promised: an append is all or nothing and is on disk when it resolves; events of one stream have gapless revisions
 * from 1; positions grow in commit order but may have gaps; a reader of the whole log never sees position p before all
 * smaller ones are visible. Not promised: order between two streams' concurrent appends.
 */
export type EventStore = {
  /** Events of one stream after `after` (a revision, 0 = from the start), oldest first; at most `limit`. */
  readStream(stream: string, after?: number, limit?: number): Promise<RecordedEvent[]>;
  /** Fails with `store.conflict` {stream, expected, actual} unless the stream's revision is `expected` (0 = no such stream yet). */
  append(stream: string, expected: number, events: readonly NewEvent[]): Promise<Appended>;
  /** Events of the whole log after a position (0 = from the start), oldest first; at most `limit`. */
  readAll(after: number, limit: number): Promise<RecordedEvent[]>;
  /** The position of the newest event, 0 for an empty log. */
  head(): Promise<number>;
  /** Calls `wake` soon after anything was appended; a caller then reads. Returns the unsubscribe. */
  onAppended(wake: () => void): () => void;
  close(): Promise<void>;
};
