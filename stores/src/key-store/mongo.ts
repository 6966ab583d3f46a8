import { randomBytes } from 'node:crypto';
import { Binary, type Collection } from 'mongodb';
import { busyGate } from '../busy-gate.ts';
import { compactCollections, type Report } from '../mongo/compact.ts';
import type { MongoConnection } from '../mongo/mongo-connection.ts';
import { isDuplicate } from '../mongo/mongo-errors.ts';
import { type KeyId, type KeyStore, keyName, type OwnerKey } from './key-store.ts';
import { type MasterKeyStorage, type MasterRow, openMasterKey, type Secrets } from './master-key.ts';
import { unwrapped, wrapped, wrappedLength } from './wrapping.ts';

type KeyRow = {
  readonly _id: string;
  readonly owner: string;
  readonly number: number;
  readonly made: number;
  readonly destroyed: boolean;
  readonly wrapped: Binary;
};

const collection = 'keys';
/** Most keys in one query. */
const mostKeys = 5_000;

/**
 * Keys in MongoDB, one document each, wrapped with a master key that only the installation's secret opens. The port
 * describes what destruction guarantees.
 */
export const mongoKeyStore = async (
  connection: MongoConnection,
  secrets: Secrets,
  report: Report = console.error,
): Promise<KeyStore> => {
  const rows: Collection<KeyRow> = connection.db.collection(collection);
  const gate = busyGate();
  const limited = <T>(work: () => Promise<T>) => gate.run(() => connection.ask(work));
  await connection.ask(() => rows.createIndex({ owner: 1, number: 1 }, { name: 'owner' }));
  const master = await openMasterKey(mongoMasterKeyStorage(connection), secrets);

  const opened = ({ owner, number, wrapped: bytes }: KeyRow): Uint8Array => {
    const key = unwrapped(bytes.value(), master, keyName({ owner, number }));
    if (!key) throw new Error('a key in the key store is damaged');
    return key;
  };
  /** Where several processes create an owner's next key at once, all get the first one, once a majority has it. */
  const insertedOrExisting = async (keyId: KeyId, madeAt: number): Promise<KeyRow> => {
    const added = {
      ...keyId,
      made: madeAt,
      destroyed: false,
      wrapped: new Binary(wrapped(randomBytes(32), master, keyName(keyId))),
    };
    const add = () =>
      rows.findOneAndUpdate(
        { _id: { $eq: keyName(keyId) } },
        { $setOnInsert: added },
        { upsert: true, returnDocument: 'after' },
      );
    const row = await add().catch((error: unknown) => {
      if (!isDuplicate(error)) throw error;
      return add();
    });
    if (!row) throw new Error('a key was not kept');
    return row;
  };
  const keyOf = async (owner: string, madeAt: number): Promise<OwnerKey> => {
    const newest = await rows.findOne({ owner: { $eq: owner } }, { sort: { number: -1 } });
    let number = newest ? newest.number + Number(newest.destroyed) : 1;
    for (; ; number += 1) {
      const row = await insertedOrExisting({ owner, number }, madeAt);
      if (!row.destroyed) return { keyId: { owner, number }, key: opened(row) };
    }
  };
  const read = async (names: readonly string[]): Promise<KeyRow[]> => {
    const found: KeyRow[] = [];
    for (let start = 0; start < names.length; start += mostKeys) {
      const some = { _id: { $in: names.slice(start, start + mostKeys) }, destroyed: { $eq: false } };
      found.push(...(await rows.find(some).toArray()));
    }
    return found;
  };

  return {
    keyOf: (owner, madeAt) => limited(() => keyOf(owner, madeAt)),
    read: (keys) =>
      limited(async () => new Map((await read(keys.map(keyName))).map((row) => [row._id, opened(row)] as const))),
    destroy: (owner, before) =>
      gate.run(async () => {
        const condition = { owner: { $eq: owner }, made: { $lt: before }, destroyed: { $eq: false } };
        const nothing = { destroyed: true, wrapped: new Binary(new Uint8Array(wrappedLength)) };
        // Counted before the update, because a repeated update does not count the rows of the first attempt.
        const present = await connection.ask(() => rows.countDocuments(condition));
        if (present === 0) return;
        await connection.ask(() => rows.updateMany(condition, { $set: nothing }));
        await compactCollections(connection, [collection], report);
      }),
    close: () => gate.shut(),
  };
};

type MasterDocument = { readonly _id: string; readonly salt: Binary; readonly wrapped: Binary };

const mongoMasterKeyStorage = ({ db, ask }: MongoConnection): MasterKeyStorage => {
  const rows: Collection<MasterDocument> = db.collection('master');
  const only = { _id: { $eq: 'master' } };
  const binary = (row: MasterRow) => ({ salt: new Binary(row.salt), wrapped: new Binary(row.wrapped) });
  const plain = (row: MasterDocument): MasterRow => ({ salt: row.salt.value(), wrapped: row.wrapped.value() });

  return {
    read: () => ask(async () => rows.findOne(only).then((row) => (row ? plain(row) : undefined))),
    async add(row) {
      const add = () =>
        rows.findOneAndUpdate(only, { $setOnInsert: binary(row) }, { upsert: true, returnDocument: 'after' });
      const stored = await ask(() =>
        add().catch((error: unknown) => {
          if (!isDuplicate(error)) throw error;
          return add();
        }),
      );
      return stored ? plain(stored) : row;
    },
    replace: (row) => ask(async () => void (await rows.updateOne(only, { $set: binary(row) }))),
  };
};
