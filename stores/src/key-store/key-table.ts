import type { Database } from '../sqlite/database.ts';
import type { KeyId } from './key-store.ts';
import { wrappedLength } from './wrapping.ts';

/** A key as its row holds it. */
export type KeyRow = { readonly number: number; readonly wrapped: Uint8Array; readonly destroyed: number };

// Rows are only ever added at the end and overwritten in their own length: SQLite then moves none of them to another
// page, where an old place could keep a copy of a key.
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

/** The rows of keys; call what writes within a transaction. */
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
