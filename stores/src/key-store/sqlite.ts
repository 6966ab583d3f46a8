import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../sqlite/database.ts';
import type { DiskWatch } from '../sqlite/disk-watch.ts';
import { type KeyId, type KeyStore, keyName } from './key-store.ts';
import { keyTable } from './key-table.ts';
import { type MasterKeyStorage, type MasterRow, openMasterKey, type Secrets } from './master-key.ts';
import { unwrapped, wrapped } from './wrapping.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS master (only INTEGER PRIMARY KEY, salt BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT
`;

/** The row of the master key in the SQLite file of keys. */
const sqliteMasterKeyStorage = (database: Database): MasterKeyStorage => {
  database.exec(schema);
  const select = database.statement('SELECT salt, wrapped FROM master');
  const insert = database.statement('INSERT INTO master VALUES (1, ?, ?)');
  const update = database.statement('UPDATE master SET salt = ?, wrapped = ?');

  return {
    read: () => database.read(() => select.get() as MasterRow | undefined),
    async add(row) {
      await database.write(() => void insert.run(row.salt, row.wrapped));
      return row;
    },
    async replace(row) {
      await database.write(() => void update.run(row.salt, row.wrapped));
      await database.emptyLog();
    },
  };
};

/** Keys in a separate SQLite file, each wrapped with a master key that only the installation's secret opens. */
export const sqliteKeyStore = async (file: string, secrets: Secrets, disk?: DiskWatch): Promise<KeyStore> => {
  const database = openDatabase(file, undefined, disk);
  try {
    database.exec('PRAGMA secure_delete = ON');
    const master = await openMasterKey(sqliteMasterKeyStorage(database), secrets);
    const table = keyTable(database);

    const open = (keyId: KeyId, bytes: Uint8Array): Uint8Array => {
      const key = unwrapped(bytes, master, keyName(keyId));
      if (!key) throw database.damaged(new Error('a key in the key store is damaged'));
      return key;
    };
    const keyOfNow = (owner: string, madeAt: number) => {
      const newest = table.newest(owner);
      const current = newest?.destroyed === 0 ? newest : undefined;
      const keyId = { owner, number: current?.number ?? (newest?.number ?? 0) + 1 };
      if (current) return { keyId, key: open(keyId, current.wrapped) };
      const key = randomBytes(32);
      table.add(keyId, madeAt, wrapped(key, master, keyName(keyId)));
      return { keyId, key };
    };

    return {
      keyOf: (owner, madeAt) => database.write(() => keyOfNow(owner, madeAt)),
      read: (keys) =>
        database.read(() => {
          const rows = keys.map((keyId) => [keyId, table.read(keyId)] as const);
          return new Map(rows.flatMap(([keyId, bytes]) => (bytes ? [[keyName(keyId), open(keyId, bytes)]] : [])));
        }),
      async destroy(owner, before) {
        await database.write(() => table.overwrite(owner, before));
        await database.emptyLog();
      },
      close: () => database.close(),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
