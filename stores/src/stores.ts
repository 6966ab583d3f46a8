import type { ChangeFeed } from './change-feed/change-feed.ts';
import type { CheckpointStore } from './checkpoint-store/checkpoint-store.ts';
import type { ContentStore } from './content-store/content-store.ts';
import type { DocumentStore } from './document-store/document-store.ts';
import type { EventStore } from './event-store/event-store.ts';
import type { KeyStore } from './key-store/key-store.ts';

/** One adapter of each port, closed together. */
export type Stores = {
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly contents: ContentStore;
  readonly changes: ChangeFeed;
  readonly keys: KeyStore;
  /**
   * Resolves when the files of these read models, in whatever version, hold nothing any more of documents and values
   * that are gone. Their changes wait meanwhile; reading goes on. On MongoDB it can promise less: see `mongoStores`.
   */
  scrub(names: readonly string[]): Promise<void>;
  /**
   * Resolves as long as nothing is known that would keep writes from being kept; where the disk refused one, tries
   * whether it still does. Servers say so at each write themselves.
   */
  writable(): Promise<void>;
  close(): Promise<void>;
};
