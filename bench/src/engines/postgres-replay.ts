import { join } from 'node:path';
import type { Projection } from '@clearbench/event-sourcing/projection';
import { fileList } from '@clearbench/projections/file/file-list';
import { checkpointMigrations, postgresCheckpointStore } from '@clearbench/stores/checkpoint-store/postgres';
import { postgresDocumentStore } from '@clearbench/stores/document-store/postgres';
import { documentMigrations } from '@clearbench/stores/document-store/postgres/collections';
import { trigramSchema } from '@clearbench/stores/document-store/postgres/trigrams';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { openServerLog } from '@clearbench/stores/open-server-stores';
import { migrate } from '@clearbench/stores/postgres/migrations';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { identifier, sql } from '@clearbench/stores/postgres/sql';
import { atLeast, type Figure, short } from '../figure.ts';
import { interleaved, median, ratioOf } from '../interleaved.ts';
import { eventsOfFile, place, plainRead, rebuilt, rebuiltIn } from '../replay.ts';
import { appendFiles } from '../seeding/append-files.ts';
import { logSize } from './log-size.ts';

const rounds = 2;
const leastRate = 30_000;
const projections = [fileList as unknown as Projection];

/** Rebuilds the file list in a schema of its own, so that each round starts with empty tables. */
const rebuiltOnPostgres = async (url: string, schema: string, events: EventStore, total: number): Promise<number> => {
  const connection = await connectPostgres({ url, schema });
  try {
    const { ask } = connection;
    await ask(({ changes }) => changes(sql`CREATE SCHEMA ${identifier(schema)}`));
    await ask(trigramSchema);
    await migrate(connection, [checkpointMigrations, documentMigrations]);
    const stores = { documents: postgresDocumentStore(connection), checkpoints: postgresCheckpointStore(connection) };
    const rate = await rebuiltIn(stores, events, total, projections);
    await ask(({ changes }) => changes(sql`DROP SCHEMA ${identifier(schema)} CASCADE`));
    return rate;
  } finally {
    await connection.close();
  }
};

const figuresOf = (total: number, rates: Readonly<Record<'ours' | 'read' | 'sqlite', readonly number[]>>) => {
  const { ours, read, sqlite } = rates;
  const speed = median(ours);
  return [
    {
      metric: `replay of ${total.toLocaleString('en')} events into the file list, PostgreSQL`,
      value: `${short(speed)} events/s; a plain read of the log has ${short(median(read))}: ${ratioOf(ours, read).toFixed(2)} of it`,
      ...atLeast(speed, leastRate, ' events/s'),
    },
    { metric: '  SQLite', value: `${short(median(sqlite))} events/s` },
  ];
};

/** Rebuilding a read model from a log and into documents of PostgreSQL, and the same on SQLite. */
export const postgresReplay = async (url: string, folder: string): Promise<readonly Figure[]> => {
  const [ours, sqlite] = [await openServerLog({ postgres: url }), sqliteEventStore(join(folder, 'replayed.db'))];
  let builds = 0;
  try {
    const [total] = await Promise.all([ours, sqlite].map((log) => appendFiles(log, place, eventsOfFile)));
    const events = total ?? 0;
    const size = await logSize(url, join(folder, 'replayed.db'), events);
    const rates = await interleaved(rounds, {
      ours: () => rebuiltOnPostgres(url, `build_${builds++}`, ours, events),
      read: () => plainRead(ours, events),
      sqlite: () => rebuilt(join(folder, `build-${builds++}.db`), sqlite, events, projections),
    });
    return [...figuresOf(events, rates), ...size];
  } finally {
    await Promise.all([ours.close(), sqlite.close()]);
  }
};
