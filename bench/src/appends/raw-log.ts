import { DatabaseSync } from 'node:sqlite';
import type { NewEvent } from '@clearbench/contracts/event-envelope';

/** The table and the settings of the log, hand-written: the upper bound of SQLite. */
export type RawLog = {
  /** Writes one event to each stream in one transaction, all at the same revision. */
  write(streams: readonly string[], revision: number, events: readonly NewEvent[]): void;
  close(): void;
};

const schema = `
  CREATE TABLE event (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    stream TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    schema INTEGER NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
`;
const pragmas = `
  PRAGMA page_size = 4096;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -32768;
  PRAGMA journal_size_limit = 67108864;
`;

export const rawLog = (file: string): RawLog => {
  const sql = new DatabaseSync(file);
  sql.exec(pragmas + schema);
  const begin = sql.prepare('BEGIN IMMEDIATE');
  const commit = sql.prepare('COMMIT');
  const insert = sql.prepare(
    'INSERT INTO event (stream, revision, id, type, schema, data, metadata) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  return {
    write: (streams, revision, events) => {
      begin.run();
      for (const [index, { id, type, schema: shape, data, metadata }] of events.entries())
        insert.run(streams[index] ?? '', revision, id, type, shape, JSON.stringify(data), JSON.stringify(metadata));
      commit.run();
    },
    close: () => sql.close(),
  };
};
