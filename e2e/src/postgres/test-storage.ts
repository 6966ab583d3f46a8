import { randomUUID } from 'node:crypto';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import type { Storage } from '../services/installation.ts';

/** Creates a database of its own in a cluster, and removes it at the end. */
export const storageIn = async (clusterUrl: string): Promise<Storage> => {
  const name = `clearbench_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const connection = await connectPostgres({ url: clusterUrl });
    try {
      await connection.ask(({ script }) => script(statement));
    } finally {
      await connection.close();
    }
  };
  await run(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  return {
    location: { CLEARBENCH_POSTGRES_URL: clusterUrl.replace(/\/[^/]*$/, `/${name}`) },
    stop: () => run(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};

/** Tests that need PostgreSQL: in the cluster that POSTGRES_URL names, and skipped without one. */
export const withPostgres = (title: string, tests: (clusterUrl: string) => void): void => {
  const { POSTGRES_URL: url } = process.env;
  if (url !== undefined) {
    tests(url);
    return;
  }
  console.info(`POSTGRES_URL is not set: ${title} is skipped`);
  describe.skip(title, () => it('needs a PostgreSQL server', () => {}));
};
