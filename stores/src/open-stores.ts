import { join } from 'node:path';
import type { ChangeFeed } from './change-feed/change-feed.ts';
import { inProcessChangeFeed } from './change-feed/in-process.ts';
import type { CheckpointStore } from './checkpoint-store/checkpoint-store.ts';
import { memoryCheckpointStore, type Positions } from './checkpoint-store/memory.ts';
import { sqliteCheckpointStore } from './checkpoint-store/sqlite.ts';
import type { ContentStore } from './content-store/content-store.ts';
import { memoryContentStore } from './content-store/memory.ts';
import { sqliteContentStore } from './content-store/sqlite.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { DocumentStore } from './document-store/document-store.ts';
import { memoryDocumentStore } from './document-store/memory.ts';
import { sqliteDocumentStore } from './document-store/sqlite.ts';
import type { EventStore } from './event-store/event-store.ts';
import { memoryEventStore } from './event-store/memory.ts';
import { sqliteEventStore } from './event-store/sqlite.ts';
import { openDatabase } from './sqlite/database.ts';

/** Which adapters to open, and where they keep their files. */
export type StoresSettings = { readonly kind: 'memory' } | { readonly kind: 'sqlite'; readonly folder: string };

/** One adapter of each port, closed together. */
export type Stores = {
  readonly events: EventStore;
  readonly documents: DocumentStore;
  readonly checkpoints: CheckpointStore;
  readonly contents: ContentStore;
  readonly changes: ChangeFeed;
  close(): Promise<void>;
};

/** The only place that knows the adapters. On SQLite it takes the folder for this process: `store.locked` {folder, pid} if it is taken. */
export const openStores = async (settings: StoresSettings): Promise<Stores> => {
  switch (settings.kind) {
    case 'memory':
      return memoryStores();
    case 'sqlite':
      return sqliteStores(settings.folder);
  }
};

const memoryStores = async (): Promise<Stores> => {
  const positions: Positions = new Map();
  return closedTogether({
    events: memoryEventStore(),
    documents: memoryDocumentStore(positions),
    checkpoints: memoryCheckpointStore(positions),
    contents: memoryContentStore(),
    changes: inProcessChangeFeed(),
  });
};

/** Three files, so that appending, read models and contents never wait for one another's lock. */
const sqliteStores = async (folder: string): Promise<Stores> => {
  const lock = lockDataFolder(folder);
  const opened: Closable[] = [];
  const toClose = <T extends Closable>(store: T): T => {
    opened.push(store);
    return store;
  };
  try {
    const readModels = toClose(openDatabase(join(folder, 'documents.db')));
    const stores = {
      events: toClose(sqliteEventStore(join(folder, 'events.db'))),
      documents: sqliteDocumentStore(readModels),
      checkpoints: sqliteCheckpointStore(readModels),
      contents: await sqliteContentStore(join(folder, 'contents.db')),
      changes: inProcessChangeFeed(),
    };
    return closedTogether(stores, () => lock.release());
  } catch (error) {
    for (const store of opened) await store.close();
    lock.release();
    throw error;
  }
};

type Closable = { close(): Promise<void> };

const closedTogether = (stores: Omit<Stores, 'close'>, afterwards: () => void = () => {}): Stores => ({
  ...stores,
  async close() {
    const { events, documents, checkpoints, contents, changes } = stores;
    for (const store of [changes, events, documents, checkpoints, contents]) await store.close();
    afterwards();
  },
});
