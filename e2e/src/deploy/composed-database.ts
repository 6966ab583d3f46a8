import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { readFromRoot } from '../house/source-files.ts';
import { startCluster } from '../postgres/cluster.ts';
import type { Storage } from '../services/installation.ts';
import { type ComposedService, composeFile } from './compose-file.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const path = 'docker-compose.postgres.yml';

const serviceOf = (name: string): ComposedService => {
  const service = composeFile(path).services[name];
  if (!service) throw new Error(`${path} has no service ${name}`);
  return service;
};

const addressOf = ({ environment = {} }: ComposedService): URL => new URL(environment.CLEARBENCH_POSTGRES_URL ?? '');

const runSql = async (url: string, statements: string): Promise<void> => {
  const connection = await connectPostgres({ url });
  try {
    await connection.ask(({ script }) => script(statements));
  } finally {
    await connection.close();
  }
};

/**
 * The database of docker-compose.postgres.yml in a cluster of its own: user and database as the image of PostgreSQL
 * makes them, its mounted statements, then the service that makes the tables. The address is that of the services.
 */
export const composedDatabase = async (): Promise<Storage> => {
  const [cluster, postgres, migrate] = [await startCluster(), serviceOf('postgres'), serviceOf('migrate')];
  const here = (address: URL): string => {
    const url = new URL(address);
    [url.hostname, url.port] = ['127.0.0.1', new URL(cluster.url).port];
    return url.href;
  };
  try {
    const { POSTGRES_USER: user = '', POSTGRES_DB: database = '' } = postgres.environment ?? {};
    await runSql(cluster.url, `CREATE ROLE ${user} SUPERUSER LOGIN`);
    await runSql(cluster.url, `CREATE DATABASE ${database} OWNER ${user} ENCODING 'UTF8' TEMPLATE template0`);
    const owner = here(addressOf(migrate));
    const mounted = (postgres.volumes ?? []).map((volume) => volume.split(':'));
    for (const [source = '', target = ''] of mounted)
      if (target.startsWith('/docker-entrypoint-initdb.d/')) await runSql(owner, readFromRoot(source));
    const [, ...args] = migrate.command ?? [];
    const env = { PATH: process.env.PATH, ...migrate.environment, CLEARBENCH_POSTGRES_URL: owner };
    await execute(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], { cwd: root, env });
  } catch (error) {
    await cluster.remove();
    throw error;
  }
  return { location: { CLEARBENCH_POSTGRES_URL: here(addressOf(serviceOf('query'))) }, stop: cluster.remove };
};
