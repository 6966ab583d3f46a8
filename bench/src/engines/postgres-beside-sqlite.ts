import { statfs } from 'node:fs/promises';
import { hasPostgres, startCluster } from '@clearbench/e2e/postgres/cluster';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { identifier, sql } from '@clearbench/stores/postgres/sql';
import type { Benchmark, Figure } from '../figure.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { postgresAppends } from './postgres-appends.ts';
import { postgresFileList } from './postgres-file-list.ts';
import { postgresPush } from './postgres-push.ts';
import { postgresReplay } from './postgres-replay.ts';

const skipped: Figure = {
  metric: 'PostgreSQL',
  value: 'skipped: its programs initdb and postgres are not installed (Debian: apt-get install postgresql)',
};

/** The number of tmpfs on Linux. */
const memoryFileSystem = 0x01021994;

type ServerSettings = {
  readonly version: string;
  readonly fsync: string;
  readonly committed: string;
  readonly method: string;
  readonly buffers: string;
};

const settingsOf = async (url: string, folder: string): Promise<Figure> => {
  const connection = await connectPostgres({ url });
  try {
    const [server] = await connection.ask(({ rows }) =>
      rows<ServerSettings>(sql`
        SELECT current_setting('server_version') AS version, current_setting('fsync') AS fsync,
          current_setting('synchronous_commit') AS committed, current_setting('wal_sync_method') AS method,
          current_setting('shared_buffers') AS buffers`),
    );
    const disk = (await statfs(folder)).type === memoryFileSystem ? 'in memory: flushes cost nothing' : 'on a disk';
    return {
      metric: `PostgreSQL ${server?.version}`,
      value: `fsync ${server?.fsync}, synchronous_commit ${server?.committed}, wal_sync_method ${server?.method}, shared_buffers ${server?.buffers}, ${disk}`,
    };
  } finally {
    await connection.close();
  }
};

/** An empty database in the cluster. */
const newDatabase = async (url: string, name: string): Promise<string> => {
  const connection = await connectPostgres({ url });
  try {
    await connection.ask(({ changes }) =>
      changes(sql`CREATE DATABASE ${identifier(name)} ENCODING 'UTF8' TEMPLATE template0`),
    );
    return url.replace(/\/[^/]*$/, `/${name}`);
  } finally {
    await connection.close();
  }
};

const parts = { appends: postgresAppends, replay: postgresReplay, files: postgresFileList, push: postgresPush };

/** The product on a PostgreSQL server of its own, in the folder for temporary files, and beside it on SQLite. */
export const postgresBesideSqlite: Benchmark = async () => {
  if (!hasPostgres()) return [skipped];
  const cluster = await startCluster();
  try {
    const figures = [await settingsOf(cluster.url, cluster.folder)];
    for (const [name, measure] of Object.entries(parts))
      figures.push(
        ...(await inTemporaryFolder(async (folder) => measure(await newDatabase(cluster.url, name), folder))),
      );
    return figures;
  } finally {
    await cluster.remove();
  }
};
