import type { Database } from '../sqlite/database.ts';
import type { StoredContent } from './content-store.ts';

/** A complete content. */
export type ContentRow = {
  readonly put: number;
  readonly size: number;
  /** Instant of the last put, in milliseconds; 0 for contents from before it was recorded. */
  readonly putAt: number;
};

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

/** The rows of contents: a put gets its `sha256` with its last chunk, and is invisible before. */
export const contentTable = (database: Database) => {
  database.exec(schema);
  const columns = database.statement('PRAGMA table_info(content)').all();
  if (!columns.some(({ name }) => name === 'put_at')) database.exec('ALTER TABLE content ADD COLUMN put_at INTEGER');
  const find = database.statement('SELECT put, size, coalesce(put_at, 0) AS putAt FROM content WHERE sha256 = ?');
  const open = database.statement('INSERT INTO content DEFAULT VALUES');
  const finish = database.statement('UPDATE content SET sha256 = ?, size = ?, put_at = ? WHERE put = ?');
  const touch = database.statement('UPDATE content SET put_at = ? WHERE sha256 = ?');
  const hide = database.statement(
    'UPDATE content SET sha256 = NULL WHERE sha256 = ? AND coalesce(put_at, 0) < ? RETURNING put',
  );
  const forget = database.statement('DELETE FROM content WHERE put = ?');
  const unfinished = database.statement('SELECT put FROM content WHERE sha256 IS NULL');
  const insert = database.statement('INSERT INTO piece VALUES (?, ?, ?)');
  const select = database.statement('SELECT bytes FROM piece WHERE put = ? AND number = ?');
  const remove = database.statement(
    'DELETE FROM piece WHERE put = ?1 AND number = (SELECT max(number) FROM piece WHERE put = ?1)',
  );

  return {
    row: (sha256: string) => find.get(sha256) as ContentRow | undefined,
    open: () => Number(open.run().lastInsertRowid),
    finish: (put: number, { sha256, size }: StoredContent, at: number) => void finish.run(sha256, size, at, put),
    /** Records a repeated put. Returns whether the content is stored. */
    touch: (sha256: string, at: number) => Number(touch.run(at, sha256).changes) > 0,
    /** Turns a content last put before an instant into an unfinished put; undefined where there is none. */
    hide: (sha256: string, putBefore: number) => hide.get(sha256, putBefore)?.put as number | undefined,
    forget: (put: number) => void forget.run(put),
    unfinished: () => unfinished.all().map(({ put }) => Number(put)),
    addPiece: (put: number, number: number, bytes: Uint8Array) => void insert.run(put, number, bytes),
    piece: (put: number, number: number) => select.get(put, number)?.bytes as Uint8Array | undefined,
    /** Removes the last chunk; returns whether there was one. */
    removePiece: (put: number) => Number(remove.run(put).changes) > 0,
  };
};

/** See `contentTable`. */
export type ContentTable = ReturnType<typeof contentTable>;
