import { randomUUID } from 'node:crypto';
import { migrateCommand } from '@clearbench/app/migrate/migrate-command';
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

/** A role that may only sign in. */
export const createWorker = async (ownerUrl: string, role: string): Promise<void> => {
  const owner = await connectPostgres({ url: ownerUrl });
  try {
    await owner.ask(({ script }) => script(`CREATE ROLE ${role} LOGIN`));
  } finally {
    await owner.close();
  }
};

/** Makes the tables in a database as an operator does, and returns its address for the role that works on them. */
export const forWorker = async (ownerUrl: string, role: string): Promise<string> => {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  const env = { CLEARBENCH_POSTGRES_URL: ownerUrl };
  if ((await migrateCommand(['--worker', role], { out: print, err: print, env })) !== 0)
    throw new Error(printed.join('\n'));
  return ownerUrl.replace(/\/\/[^@]*@/, `//${role}@`);
};

/** A database of its own in a cluster whose tables another role owns than the one that the product connects with. */
export const workerStorageIn = async (clusterUrl: string): Promise<Storage> => {
  const { location, stop } = await storageIn(clusterUrl);
  const role = `worker_${randomUUID().replaceAll('-', '')}`;
  await createWorker(clusterUrl, role);
  const url = await forWorker(location.CLEARBENCH_POSTGRES_URL ?? '', role);
  return { location: { CLEARBENCH_POSTGRES_URL: url }, stop };
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
