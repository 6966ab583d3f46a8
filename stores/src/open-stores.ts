import { join } from 'node:path';
import { Failure } from '@clearbench/contracts/failure';
import { inProcessChangeFeed } from './change-feed/in-process.ts';
import { memoryCheckpointStore, type Positions } from './checkpoint-store/memory.ts';
import { sqliteCheckpointStore } from './checkpoint-store/sqlite.ts';
import { memoryContentStore } from './content-store/memory.ts';
import { sqliteContentStore } from './content-store/sqlite.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { memoryDocumentStore } from './document-store/memory.ts';
import { sqliteDocumentStore } from './document-store/sqlite.ts';
import type { EventStore } from './event-store/event-store.ts';
import { memoryEventStore } from './event-store/memory.ts';
import { sqliteEventStore } from './event-store/sqlite.ts';
import type { Secrets } from './key-store/master-key.ts';
import { memoryKeyStore } from './key-store/memory.ts';
import { sqliteKeyStore } from './key-store/sqlite.ts';
import { scrubCollections } from './scrub/scrub-collections.ts';
import { openDatabase } from './sqlite/database.ts';
import { type DiskWatch, diskWatch, onDisk } from './sqlite/disk-watch.ts';
import type { Stores } from './stores.ts';

/** Which adapters to open, where they keep their files, and what opens the keys among them. */
export type StoresSettings =
  | { readonly kind: 'memory' }
  | {
      readonly kind: 'sqlite';
      readonly folder: string;
      readonly secrets: Secrets;
      /** Hears once of a file the disk refuses to write, until it was written again. */
      readonly onTrouble?: (error: unknown) => void;
    }
  | ({
      readonly kind: 'servers';
      readonly secrets: Secrets;
      readonly onTrouble?: (error: unknown) => void;
    } & ServerAddresses);

/** Where the log is (`esdb://…`) and where everything else is (`mongodb://…/database`). */
export type ServerAddresses = { readonly eventStore: string; readonly mongo: string };

/** The log of a data folder alone, beside whoever works in it; a folder without one is given an empty one. */
export const openLog = (folder: string, disk?: DiskWatch): EventStore =>
  sqliteEventStore(join(folder, 'events.db'), disk);

/** The only place that knows the adapters. On SQLite it takes the folder for this process: `store.locked` {folder, pid} if it is taken. */
export const openStores = async (settings: StoresSettings): Promise<Stores> => {
  switch (settings.kind) {
    case 'memory':
      return memoryStores();
    case 'sqlite':
      return sqliteStores(settings);
    case 'servers':
      return serverStores(settings);
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
    keys: memoryKeyStore(),
    scrub: async () => {},
    writable: async () => {},
  });
};

/** A file for each kind of thing, so that appending, read models and contents never wait for one another's lock. */
type OnDisk = Extract<StoresSettings, { kind: 'sqlite' }>;

const sqliteStores = async ({ folder, secrets, onTrouble = console.error }: OnDisk): Promise<Stores> => {
  const lock = onDisk(() => lockDataFolder(folder));
  const disk = diskWatch(onTrouble);
  const opened: Closable[] = [];
  const toClose = <T extends Closable>(store: T): T => {
    opened.push(store);
    return store;
  };
  const file = (name: string) => join(folder, name);
  try {
    const keys = toClose(await sqliteKeyStore(file('keys.db'), secrets, disk));
    const readModels = toClose(openDatabase(file('documents.db'), undefined, disk));
    readModels.exec('PRAGMA secure_delete = ON');
    const stores = {
      events: toClose(openLog(folder, disk)),
      documents: sqliteDocumentStore(readModels),
      checkpoints: sqliteCheckpointStore(readModels),
      contents: await sqliteContentStore(file('contents.db'), disk),
      changes: inProcessChangeFeed(),
      keys,
      scrub: (names: readonly string[]) => scrubCollections(readModels, file('documents.db'), names),
      writable: disk.writable,
    };
    return closedTogether(stores, () => lock.release());
  } catch (error) {
    for (const store of opened) await store.close();
    lock.release();
    throw error;
  }
};

/** The database named in an address, as MongoDB's own tools read it. */
const databaseIn = (url: string): string => /^[^/]+\/\/[^/]+\/([^?]+)/.exec(url)?.[1] ?? 'clearbench';

/** Says which of the two it is that cannot be worked with. */
const of = async <T>(server: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.errorKey, { ...error.params, server }, { cause: error });
  }
};

/** The drivers are read only where they are used: a laptop never loads them. */
const serverStores = async (settings: Extract<StoresSettings, { kind: 'servers' }>): Promise<Stores> => {
  const { eventStore, mongo, secrets, onTrouble: report = console.error } = settings;
  const { mongoStores } = await import('./mongo-stores.ts');
  const { eventStoreDbStore } = await import('./event-store/eventstore-db.ts');
  const connectionString = eventStore;
  const events = await of('EventStoreDB', async () => eventStoreDbStore({ connectionString, onTrouble: report }));
  try {
    await of('EventStoreDB', () => events.head());
    const database = databaseIn(mongo);
    const others = await of('MongoDB', () => mongoStores({ url: mongo, database, secrets, report }));
    const close = async (): Promise<void> => {
      await events.close();
      await others.close();
    };
    return { ...others, events, close };
  } catch (error) {
    await events.close();
    throw error;
  }
};

type Closable = { close(): Promise<void> };

const closedTogether = (stores: Omit<Stores, 'close'>, afterwards: () => void = () => {}): Stores => ({
  ...stores,
  async close() {
    const { events, documents, checkpoints, contents, changes, keys } = stores;
    for (const store of [changes, events, documents, checkpoints, contents, keys]) await store.close();
    afterwards();
  },
});
