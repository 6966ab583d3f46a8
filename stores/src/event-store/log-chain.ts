import type { EventStore } from './event-store.ts';

/** An event exactly as it is stored: data and metadata as JSON text, and its hash. */
export type ChainedEvent = {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema: number;
  readonly data: string;
  readonly metadata: string;
  /** See `hashOfEvent`; undefined for an event from before the chain. */
  readonly hash: string | undefined;
};

/**
 * The hash chain of a log: each event has a hash over itself and its predecessor's hash.
 *
 * Guarantees: an event and its hash are stored together or not at all; operations of the product that do not change an
 * event keep its hash. A changed, removed or inserted event breaks a hash, except at the end of the chain: there a
 * comparison with a head that was recorded earlier is needed.
 */
export type LogChain = {
  /**
   * Whether the predecessor is the previous event of the whole log or of the stream. In the log positions have no gaps
   * and the hash covers the position; in a stream they may have gaps, and it does not.
   */
  readonly per: 'log' | 'stream';
  /** Events of the whole log after a position in their stored form, oldest first; at most `limit`. */
  read(after: number, limit: number): Promise<ChainedEvent[]>;
  /** The last position ever assigned, even if its event was removed; undefined where the store does not record it. */
  lastAssigned(): Promise<number | undefined>;
  /** True where events from before the chain may lack a hash; false where all must have one. */
  isIncomplete(): boolean;
  /** Adds the missing hashes in small batches; resolves when none is left. Safe to repeat after a crash. */
  complete(signal?: AbortSignal): Promise<void>;
};

/** An event store with a hash chain. */
export type ChainedEventStore = EventStore & { readonly chain: LogChain };
