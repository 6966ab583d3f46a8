import type { Database } from '../sqlite/database.ts';

/** Lives in the file of the documents, so that both can move in one transaction. */
export const checkpointSchema =
  'CREATE TABLE IF NOT EXISTS checkpoint (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT';

/** Moves a reader forward, never back; call it within a transaction. */
export const advanceCheckpoint = (database: Database, name: string, position: number): void => {
  const advance = database.statement(
    `INSERT INTO checkpoint VALUES (?, ?)
     ON CONFLICT DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
  );
  advance.run(name, position);
};
