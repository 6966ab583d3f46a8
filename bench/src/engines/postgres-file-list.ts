import { join } from 'node:path';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { startChild } from '../child.ts';
import { atMost, type Figure, short } from '../figure.ts';
import { requestsPerSecond } from '../file-list/load.ts';
import { startWithFiles } from '../file-list/product-with-files.ts';
import { interleaved, median, ratioOf } from '../interleaved.ts';
import { readModelSize } from './log-size.ts';

const files = Number(process.env.CLEARBENCH_BENCH_FILES ?? 200_000);
const [rounds, seconds] = [3, 2];
const largestTimes = 2;

/** The server does now what it would do in the background for a while: autovacuum, and writing of changed pages. */
const settle = async (url: string): Promise<void> => {
  const connection = await connectPostgres({ url });
  try {
    for (const statement of ['VACUUM', 'CHECKPOINT']) await connection.unlimited(({ script }) => script(statement));
  } finally {
    await connection.close();
  }
};

/** A page of the file list over HTTP from both engines, compared with Express sending the same bytes. */
export const postgresFileList = async (postgres: string, folder: string): Promise<readonly Figure[]> => {
  const bare = startChild('../file-list/bare-express.ts', import.meta.url);
  const started = await Promise.all([
    startWithFiles({ dataFolder: join(folder, 'beside-postgres'), postgres }, files),
    startWithFiles({ dataFolder: join(folder, 'sqlite') }, files),
  ]);
  const [ours, sqlite] = started;
  try {
    await settle(postgres);
    const plain = { url: await bare.ask<string>(ours.page) };
    const rates = await interleaved(rounds, {
      ours: () => requestsPerSecond(ours.target, seconds),
      bare: () => requestsPerSecond(plain, seconds),
      sqlite: () => requestsPerSecond(sqlite.target, seconds),
    });
    const [times, timesOfSqlite] = [ratioOf(rates.bare, rates.ours), ratioOf(rates.bare, rates.sqlite)];
    return [
      {
        metric: `first page of ${short(files / 1_000)}k files, PostgreSQL`,
        value: `${short(median(rates.ours))} requests/s; bare Express with the same ${short(ours.page.text.length / 1_024)} kB ${short(median(rates.bare))}: ${times.toFixed(2)} × the time`,
        ...atMost(times, largestTimes, ' ×'),
      },
      {
        metric: '  SQLite',
        value: `${short(median(rates.sqlite))} requests/s: ${timesOfSqlite.toFixed(2)} × the time`,
      },
      await readModelSize(postgres, files),
    ];
  } finally {
    await Promise.all([...started.map(({ product }) => product.end()), bare.end()]);
  }
};
