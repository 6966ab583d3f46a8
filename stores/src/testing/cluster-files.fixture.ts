import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';

/** For tests in the cluster of this machine: the folders of the connection's database and of the write-ahead log. */
export const clusterFolders = async ({ ask }: PostgresConnection): Promise<{ data: string; log: string }> => {
  const [row] = await ask(({ tuples }) =>
    tuples<[string, number]>(sql`SELECT current_setting('data_directory'), oid::bigint FROM pg_database
      WHERE datname = current_database()`),
  );
  const [folder, database] = row ?? ['', 0];
  return { data: join(folder, 'base', `${database}`), log: join(folder, 'pg_wal') };
};

/** The bytes of a file; none where the server removed it in the meantime. */
const bytesOf = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return Buffer.alloc(0);
  }
};

/** The bytes of every file below a folder. */
export const bytesIn = (folder: string): Buffer[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map(bytesOf);
