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
import type { ChainedEventStore, LogChain } from './event-store/log-chain.ts';
import { memoryEventStore } from './event-store/memory.ts';
import { openChainReader } from './event-store/sqlite/chain-reader.ts';
import { sqliteEventStore } from './event-store/sqlite.ts';
import { integrityChecks } from './integrity/check-integrity.ts';
import type { Secrets } from './key-store/master-key.ts';
import { memoryKeyStore } from './key-store/memory.ts';
import { sqliteKeyStore } from './key-store/sqlite.ts';
import { openServerLogChain, openServerStores, type ServerAddresses } from './open-server-stores.ts';
import { scrubCollections } from './scrub/scrub-collections.ts';
import { isDamage } from './sqlite/damage.ts';
import { openDatabase } from './sqlite/database.ts';
import { type DiskWatch, diskWatch, onDisk } from './sqlite/disk-watch.ts';
import type { Stores } from './stores.ts';

/** The adapters, the location of their data, and the secrets of the keys. */
export type StoresSettings =
  | { readonly kind: 'memory' }
  | {
      readonly kind: 'sqlite';
      readonly folder: string;
      readonly secrets: Secrets;
      /** Called once for a file that the disk refuses to write, until a write succeeds again. */
      readonly onStoreError?: (error: unknown) => void;
    }
  | ({
      readonly kind: 'servers';
      readonly secrets: Secrets;
      readonly onStoreError?: (error: unknown) => void;
      /** Receives a sentence about what an operator can improve. */
      readonly onStoreWarning?: (sentence: string) => void;
    } & ServerAddresses);

/** The log of a data folder, beside the process that uses it; a folder without a log gets an empty one. */
export const openLog = (folder: string, disk?: DiskWatch): ChainedEventStore =>
  sqliteEventStore(join(folder, 'events.db'), disk);

/** The chain of a log, beside the process that uses it: of a data folder or a backup, or of servers. */
export const openLogChain = async (
  location: ServerAddresses | { readonly folder: string },
): Promise<Omit<LogChain, 'complete'> & { close(): Promise<void> }> => {
  if (!('folder' in location)) return openServerLogChain(location);
  const reader = openChainReader(join(location.folder, 'events.db'));
  return { ...reader, close: async () => reader.close() };
};

/**
 * The only place, with `open-server-stores.ts`, that knows the adapters. On SQLite it locks the folder for this process: `store.locked` {folder, pid}
 * if it is locked.
 */
export const openStores = async (settings: StoresSettings): Promise<Stores> => {
  switch (settings.kind) {
    case 'memory':
      return memoryStores();
    case 'sqlite':
      return sqliteStores(settings);
    case 'servers':
      return openServerStores(settings);
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
    checkIntegrity: async () => ({ processorTime: 0 }),
  });
};

/** One file per kind of data, so that log, read models and contents never wait for each other's lock. */
const files = { events: 'events.db', contents: 'contents.db', keys: 'keys.db', documents: 'documents.db' } as const;

type OnDisk = Extract<StoresSettings, { kind: 'sqlite' }>;

const sqliteStores = async ({ folder, secrets, onStoreError: onFault = console.error }: OnDisk): Promise<Stores> => {
  const lock = onDisk(() => lockDataFolder(folder));
  const disk = diskWatch(onFault);
  const integrity = integrityChecks(folder, Object.values(files), disk.damaged);
  const opened: Closable[] = [];
  const toClose = <T extends Closable>(store: T): T => {
    opened.push(store);
    return store;
  };
  const file = (name: string) => join(folder, name);
  try {
    const keys = toClose(await named(file(files.keys), () => sqliteKeyStore(file(files.keys), secrets, disk)));
    const readModels = toClose(openDatabase(file(files.documents), undefined, disk));
    readModels.exec('PRAGMA secure_delete = ON');
    const stores = {
      events: toClose(await named(file(files.events), async () => openLog(folder, disk))),
      documents: sqliteDocumentStore(readModels),
      checkpoints: sqliteCheckpointStore(readModels),
      contents: toClose(await named(file(files.contents), () => sqliteContentStore(file(files.contents), disk))),
      changes: inProcessChangeFeed(),
      keys,
      scrub: (names: readonly string[]) => scrubCollections(readModels, file(files.documents), names),
      writable: disk.writable,
      checkIntegrity: integrity.check,
    };
    return closedTogether(stores, async () => {
      await integrity.stop();
      lock.release();
    });
  } catch (error) {
    for (const store of opened) await store.close();
    lock.release();
    throw error;
  }
};

/** Adds the file name to an error, because SQLite does not give it. */
const named = async <T>(file: string, open: () => Promise<T>): Promise<T> => {
  try {
    return await open();
  } catch (error) {
    throw isDamage(error) && !(error instanceof Failure) ? Object.assign(error as Error, { file }) : error;
  }
};

/** The opened adapters before they are combined. */
type Opened = Omit<Stores, 'close' | 'events' | 'chain'> & { readonly events: ChainedEventStore };

type Closable = { close(): Promise<void> };

const closedTogether = (stores: Opened, afterwards: () => Promise<void> = async () => {}): Stores => ({
  ...stores,
  chain: stores.events.chain,
  async close() {
    const { events, documents, checkpoints, contents, changes, keys } = stores;
    for (const store of [changes, events, documents, checkpoints, contents, keys]) await store.close();
    await afterwards();
  },
});
