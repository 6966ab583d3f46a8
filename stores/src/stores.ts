import type { ChangeFeed } from './change-feed/change-feed.ts';
import type { CheckpointStore } from './checkpoint-store/checkpoint-store.ts';
import type { ContentStore } from './content-store/content-store.ts';
import type { DocumentStore } from './document-store/document-store.ts';
import type { EventStore } from './event-store/event-store.ts';
import type { LogChain } from './event-store/log-chain.ts';
import type { KeyStore } from './key-store/key-store.ts';

/** Cost of a check: CPU milliseconds. */
export type IntegrityCheck = { readonly processorTime: number };

/** One adapter of each port, closed together. */
export type Stores = {
  readonly events: EventStore;
  /** The hash chain of the log. */
  readonly chain: LogChain;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly contents: ContentStore;
  readonly changes: ChangeFeed;
  readonly keys: KeyStore;
  /**
   * Resolves when the files of these read models, in every version, contain nothing of deleted documents and former
   * values. Their changes wait until then; reads continue. The guarantee is weaker on MongoDB: see `mongoStores`.
   */
  scrub(names: readonly string[]): Promise<void>;
  /**
   * Resolves while no problem is known that would prevent writes; after a refused write it tests the disk again.
   * Server-based stores report problems with each write.
   */
  writable(): Promise<void>;
  /**
   * Checks everything that can be checked without the rest of the product, in a thread: pages, and the hashes of the
   * log; `whole` also compares indexes with their tables. After the first damage `writable` and every write fail with
   * `store.damaged`. Database servers check their own files.
   */
  checkIntegrity(depth?: 'quick' | 'whole'): Promise<IntegrityCheck>;
  /**
   * Milliseconds by which the clock of the log's server is ahead of the clock of this process, at least; undefined while
   * no appended event has been received, and without such a server.
   */
  clockDifference?(): number | undefined;
  /**
   * Aborted by the failure `store.logTruncated`: the log has lost events that this process has read, so that the process
   * has to end. Only servers lose events, when one replaces another.
   */
  readonly over?: AbortSignal;
  close(): Promise<void>;
};
