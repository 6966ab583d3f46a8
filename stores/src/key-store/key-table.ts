import type { Database } from '../sqlite/database.ts';
import type { KeyId } from './key-store.ts';
import { wrappedLength } from './wrapping.ts';

/** The row of a key. */
export type KeyRow = { readonly number: number; readonly wrapped: Uint8Array; readonly destroyed: number };

// Rows are only appended and overwritten with the same length: SQLite then moves none of them to another page, where
// the old page could keep a copy of a key.
const schema = `
  CREATE TABLE IF NOT EXISTS key (
    row INTEGER PRIMARY KEY AUTOINCREMENT,
    owner TEXT NOT NULL,
    number INTEGER NOT NULL,
    made INTEGER NOT NULL,
    destroyed INTEGER NOT NULL,
    wrapped BLOB NOT NULL,
    UNIQUE (owner, number)
  ) STRICT
`;

/** The rows of keys; writing functions must be called within a transaction. */
export const keyTable = (database: Database) => {
  database.exec(schema);
  const newest = database.statement(
    'SELECT number, wrapped, destroyed FROM key WHERE owner = ? ORDER BY number DESC LIMIT 1',
  );
  const insert = database.statement('INSERT INTO key (owner, number, made, destroyed, wrapped) VALUES (?, ?, ?, 0, ?)');
  const one = database.statement('SELECT wrapped FROM key WHERE owner = ? AND number = ? AND destroyed = 0');
  const overwrite = database.statement(
    `UPDATE key SET destroyed = 1, wrapped = zeroblob(${wrappedLength}) WHERE owner = ? AND made < ? AND destroyed = 0`,
  );

  return {
    newest: (owner: string) => newest.get(owner) as KeyRow | undefined,
    add: ({ owner, number }: KeyId, madeAt: number, wrapped: Uint8Array) =>
      void insert.run(owner, number, madeAt, wrapped),
    read: ({ owner, number }: KeyId) => one.get(owner, number)?.wrapped as Uint8Array | undefined,
    overwrite: (owner: string, before: number) => void overwrite.run(owner, before),
  };
};
