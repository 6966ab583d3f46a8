import { mongoChangeFeed } from './change-feed/mongo.ts';
import { mongoCheckpointStore } from './checkpoint-store/mongo.ts';
import { mongoContentStore } from './content-store/mongo.ts';
import { mongoDocumentStore } from './document-store/mongo.ts';
import { rowsIn } from './document-store/mongo-shapes.ts';
import type { Secrets } from './key-store/master-key.ts';
import { mongoKeyStore } from './key-store/mongo.ts';
import { compactCollections, type Report } from './mongo/compact.ts';
import { connectMongo, type MongoAddress } from './mongo/mongo-connection.ts';
import type { Stores } from './stores.ts';

/** The database and the secrets of its keys; `report` receives errors of background work. */
export type MongoStoresSettings = MongoAddress & { readonly secrets: Secrets; readonly report?: Report };

/** All stores except the log. */
export type MongoStores = Omit<Stores, 'events' | 'chain'>;

/**
 * Read models, checkpoints, contents, notices and keys in one MongoDB database, on a single server or a replica set of
 * version 4.4 or later. Several processes may open it at the same time, if only one of them writes each read model.
 *
 * `scrub` requests the compaction of changed collections, and no more: until they are overwritten, former versions stay
 * in freed blocks, in the journal, in the oplog, and on the other members of a set.
 */
export const mongoStores = async ({ url, database, secrets, report = console.error }: MongoStoresSettings) => {
  const connection = await connectMongo({ url, database });
  try {
    const parts = {
      documents: mongoDocumentStore(connection),
      checkpoints: mongoCheckpointStore(connection),
      contents: await mongoContentStore(connection),
      keys: await mongoKeyStore(connection, secrets, report),
      // Opened last, because it starts to work immediately.
      changes: await mongoChangeFeed(connection, report),
    };
    const scrub = async (names: readonly string[]) => {
      const present = await connection.ask(() => connection.db.collection('collections').find().toArray());
      const affected = present.map(({ _id }) => String(_id)).filter((name) => names.includes(nameOf(name)));
      await compactCollections(
        connection,
        affected.map((name) => rowsIn(connection, name).collectionName),
        report,
      );
    };
    const close = async () => {
      const { documents, checkpoints, contents, changes, keys } = parts;
      for (const store of [changes, documents, checkpoints, contents, keys]) await store.close();
      await connection.close();
    };
    return {
      ...parts,
      scrub,
      writable: async () => {},
      checkIntegrity: async () => ({ processorTime: 0 }),
      close,
    } satisfies MongoStores;
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** The read model's name in the name of a collection. */
const nameOf = (collection: string): string => collection.slice(0, collection.lastIndexOf('@'));
