import type { Database } from '../../sqlite/database.ts';

const columns = `
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  stream TEXT NOT NULL,
  revision INTEGER NOT NULL,
  id TEXT NOT NULL,
  type TEXT NOT NULL,
  schema INTEGER NOT NULL,
  data TEXT NOT NULL,
  metadata TEXT NOT NULL,
  hash TEXT,
  UNIQUE (stream, revision)
`;

const hasTable = (database: Database, name: string): boolean =>
  database.statement("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?").get(name) !== undefined;

const hasHashes = (database: Database): boolean =>
  database
    .statement('PRAGMA table_info(event)')
    .all()
    .some(({ name }) => name === 'hash');

/**
 * Creates the table of a log. A log of a release without hashes gets the column and the table `chain_backlog`, which
 * exists while events at the end may lack a hash.
 */
export const prepareLogTable = (database: Database): void => {
  database.exec(`CREATE TABLE IF NOT EXISTS event (${columns}) STRICT`);
  if (hasHashes(database)) return;
  // Another process may do the same at this moment; the second one finds the column.
  database.exec('BEGIN IMMEDIATE');
  try {
    if (!hasHashes(database))
      database.exec('ALTER TABLE event ADD COLUMN hash TEXT; CREATE TABLE chain_backlog (since TEXT) STRICT');
    database.exec('COMMIT');
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
};

export const hasBacklog = (database: Database): boolean => hasTable(database, 'chain_backlog');
