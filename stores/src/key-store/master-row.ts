import type { Database } from '../sqlite/database.ts';
import type { MasterKeyStorage, MasterRow } from './master-key.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS master (only INTEGER PRIMARY KEY, salt BLOB NOT NULL, wrapped BLOB NOT NULL) STRICT
`;

/** The row of the master key in the SQLite file of keys. */
export const sqliteMasterKeyStorage = (database: Database): MasterKeyStorage => {
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
