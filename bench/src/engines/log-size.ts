import { stat } from 'node:fs/promises';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { type Figure, short } from '../figure.ts';

const yearOfEvents = 10_000_000;

type Sizes = readonly [table: number, indexes: number];

/** Bytes that a file needs in the read models, with their indexes; `url` is a database with this number of files. */
export const readModelSize = async (url: string, files: number): Promise<Figure> => {
  const connection = await connectPostgres({ url });
  try {
    const [sum] = await connection.ask(({ tuples }) =>
      tuples<[number]>(sql`
        SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
        WHERE relkind = 'r' AND relname LIKE 'documents:%'`),
    );
    const bytes = (sum?.[0] ?? 0) / files;
    return { metric: '  read models of these files, PostgreSQL', value: `${short(bytes)} bytes a file, with indexes` };
  } finally {
    await connection.close();
  }
};

/** Bytes that an event of a file needs in the log of each engine, with its indexes and without contents. */
export const logSize = async (url: string, sqliteFile: string, events: number): Promise<readonly Figure[]> => {
  const connection = await connectPostgres({ url });
  try {
    const [sizes] = await connection.ask(({ tuples }) =>
      tuples<Sizes>(sql`SELECT pg_table_size('event'), pg_indexes_size('event')`),
    );
    const [table, indexes] = sizes ?? [0, 0];
    const year = ((table + indexes) / events) * yearOfEvents;
    const { size } = await stat(sqliteFile);
    return [
      {
        metric: 'size of the log, PostgreSQL',
        value: `${short((table + indexes) / events)} bytes an event (${short(indexes / events)} of them indexes); 10 million events ${short(year / 1e9)} GB`,
      },
      { metric: '  SQLite', value: `${short(size / events)} bytes an event` },
    ];
  } finally {
    await connection.close();
  }
};
