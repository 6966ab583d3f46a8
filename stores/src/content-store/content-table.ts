import type { Database } from '../sqlite/database.ts';

/** A content that is wholly kept. */
export type Kept = { readonly put: number; readonly size: number };

const schema = `
  CREATE TABLE IF NOT EXISTS content (
    put INTEGER PRIMARY KEY AUTOINCREMENT,
    sha256 TEXT UNIQUE,
    size INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS piece (
    put INTEGER NOT NULL,
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    UNIQUE (put, number)
  ) STRICT;
`;

/** The rows of contents: a put has no `sha256` until its last piece is there, and nobody finds it before. */
export const contentTable = (database: Database) => {
  database.exec(schema);
  const find = database.statement('SELECT put, size FROM content WHERE sha256 = ?');
  const open = database.statement('INSERT INTO content DEFAULT VALUES');
  const finish = database.statement('UPDATE content SET sha256 = ?, size = ? WHERE put = ?');
  const forget = database.statement('DELETE FROM content WHERE put = ?');
  const unfinished = database.statement('SELECT put FROM content WHERE sha256 IS NULL');
  const insert = database.statement('INSERT INTO piece VALUES (?, ?, ?)');
  const select = database.statement('SELECT bytes FROM piece WHERE put = ? AND number = ?');
  const remove = database.statement('DELETE FROM piece WHERE put = ? AND number = ?');

  return {
    kept: (sha256: string) => find.get(sha256) as Kept | undefined,
    open: () => Number(open.run().lastInsertRowid),
    finish: (put: number, sha256: string, size: number) => void finish.run(sha256, size, put),
    forget: (put: number) => void forget.run(put),
    unfinished: () => unfinished.all().map(({ put }) => Number(put)),
    addPiece: (put: number, number: number, bytes: Uint8Array) => void insert.run(put, number, bytes),
    piece: (put: number, number: number) => select.get(put, number)?.bytes as Uint8Array | undefined,
    /** Whether there was one. */
    removePiece: (put: number, number: number) => Number(remove.run(put, number).changes) > 0,
  };
};

/** See `contentTable`. */
export type ContentTable = ReturnType<typeof contentTable>;
