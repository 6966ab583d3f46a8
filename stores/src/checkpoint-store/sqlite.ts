import type { Database } from '../sqlite/database.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import { advanceCheckpoint, checkpointSchema } from './checkpoint-table.ts';

/** Checkpoints in the SQLite file of the documents. Closing it closes the file. */
export const sqliteCheckpointStore = (database: Database): CheckpointStore => {
  database.exec(checkpointSchema);
  const one = database.statement('SELECT position FROM checkpoint WHERE name = ?');
  const all = database.statement('SELECT name, position FROM checkpoint');
  const forget = database.statement('DELETE FROM checkpoint WHERE name = ?');
  const unfence = database.statement('DELETE FROM fence WHERE name = ?');

  return {
    get: (name) => database.read(() => Number(one.get(name)?.position ?? 0)),
    // After a power loss an older checkpoint repeats events, whose commands and documents have the same result.
    advance: (name, position, fence) =>
      database.write(() => advanceCheckpoint(database, { name, position, ...(fence === undefined ? {} : { fence }) }), {
        settled: 'committed',
        isRepeatable: true,
      }),
    reset: (name) =>
      database.write(() => {
        forget.run(name);
        unfence.run(name);
      }),
    all: () =>
      database.read(() => {
        const rows = all.all() as unknown as { name: string; position: number }[];
        return new Map(rows.map(({ name, position }) => [name, position]));
      }),
    close: () => database.close(),
  };
};
