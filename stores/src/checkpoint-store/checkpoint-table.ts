import { Failure } from '@clearbench/contracts/failure';
import type { Database } from '../sqlite/database.ts';
import type { Checkpoint } from './checkpoint-store.ts';

/** In the file of the documents, so that both are written in one transaction. */
export const checkpointSchema = `
  CREATE TABLE IF NOT EXISTS checkpoint (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS fence (name TEXT PRIMARY KEY, fence INTEGER NOT NULL) STRICT`;

const passFence = (database: Database, name: string, fence: number): void => {
  const put = database.statement(
    `INSERT INTO fence VALUES (?, ?)
     ON CONFLICT DO UPDATE SET fence = excluded.fence WHERE excluded.fence >= fence.fence`,
  );
  if (Number(put.run(name, fence).changes) === 0) throw new Failure('store.fenced', { name });
};

/** Moves a reader forward only; must be called within a transaction. */
export const advanceCheckpoint = (database: Database, { name, position, fence }: Checkpoint): void => {
  if (fence !== undefined) passFence(database, name, fence);
  const advance = database.statement(
    `INSERT INTO checkpoint VALUES (?, ?)
     ON CONFLICT DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
  );
  advance.run(name, position);
};
