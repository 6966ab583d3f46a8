import { Failure } from '@clearbench/contracts/failure';
import { busyGate } from '../busy-gate.ts';
import type { Migrations } from '../postgres/migrations.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';
import type { CheckpointStore } from './checkpoint-store.ts';
import { advanced } from './postgres-checkpoint.ts';

/** One row for each reader. Names are bytes, because a text cannot contain U+0000. */
export const checkpointMigrations: Migrations = {
  part: 'checkpoints',
  steps: [
    'CREATE TABLE checkpoint (name bytea PRIMARY KEY, position bigint NOT NULL, fence bigint) WITH (fillfactor = 50)',
  ],
};

/** Checkpoints in PostgreSQL, in the database of the documents: `DocumentStore.apply` moves them in its transaction. */
export const postgresCheckpointStore = (connection: PostgresConnection): CheckpointStore => {
  const gate = busyGate();
  return {
    get: (name) =>
      gate.run(() =>
        connection.ask(async (queries) => {
          const [row] = await queries.tuples<[number]>(
            sql`SELECT position FROM checkpoint WHERE name = ${Buffer.from(name)}`,
          );
          return row?.[0] ?? 0;
        }),
      ),
    advance: (name, position, fence) =>
      gate.run(async () => {
        const checkpoint = { name, position, ...(fence === undefined ? {} : { fence }) };
        const rows = await connection.ask((queries) => queries.tuples(advanced(checkpoint)));
        if (rows.length === 0) throw new Failure('store.fenced', { name });
      }),
    reset: (name) =>
      gate.run(() =>
        connection.ask(async (queries) => {
          await queries.changes(sql`DELETE FROM checkpoint WHERE name = ${Buffer.from(name)}`);
        }),
      ),
    all: () =>
      gate.run(() =>
        connection.ask(async (queries) => {
          const rows = await queries.tuples<[Buffer, number]>(sql`SELECT name, position FROM checkpoint`);
          return new Map(rows.map(([name, position]) => [name.toString(), position]));
        }),
      ),
    close: () => gate.shut(),
  };
};
