import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Migrations, migrate } from '../postgres/migrations.ts';
import type { PostgresAddress } from '../postgres/postgres-address.ts';
import { connectPostgres, type PostgresConnection } from '../postgres/postgres-connection.ts';

/** The database of a test file. */
export type TestDatabase = {
  /** Makes a schema with the tables of these ports, and connects to it; all connections are closed after each test. */
  open(migrations?: readonly Migrations[], report?: (error: unknown) => void): Promise<PostgresConnection>;
  /** Makes an empty schema. */
  newSchema(): Promise<PostgresAddress>;
  /** Another connection to the schema that was made last, as from another process. */
  again(report?: (error: unknown) => void): Promise<PostgresConnection>;
  /** The address of the schema that was made last. */
  address(): PostgresAddress;
  /** Makes an empty schema, and returns its address as one text, as an operator gives it. */
  newSchemaUrl(): Promise<string>;
};

/** The address of a database of the same cluster. */
const withDatabase = (url: string, database: string): string =>
  url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(\/[^?]*)?/, `$1/${database}`);

const run = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

const testDatabase = (clusterUrl: string): TestDatabase => {
  const name = `clearbench_test_${randomUUID().replaceAll('-', '')}`;
  const url = withDatabase(clusterUrl, name);
  const opened: PostgresConnection[] = [];
  let schemas = 0;
  beforeAll(() => run(clusterUrl, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`));
  afterEach(async () => {
    for (const connection of opened.splice(0)) await connection.close();
  });
  afterAll(() => run(clusterUrl, `DROP DATABASE ${name} WITH (FORCE)`));

  const address = (): PostgresAddress => ({ url, schema: `space_${schemas}` });
  const again = async (report?: (error: unknown) => void): Promise<PostgresConnection> => {
    const connection = await connectPostgres(address(), report);
    opened.push(connection);
    return connection;
  };
  const newSchema = async (): Promise<PostgresAddress> => {
    schemas += 1;
    await run(url, `CREATE SCHEMA space_${schemas}`);
    return address();
  };
  return {
    address,
    again,
    newSchema,
    async newSchemaUrl() {
      const { schema } = await newSchema();
      return `${url}?options=${encodeURIComponent(`-c search_path=${schema},public`)}`;
    },
    async open(migrations = [], report) {
      await newSchema();
      const connection = await again(report);
      await migrate(connection, migrations);
      return connection;
    },
  };
};

/** Tests on a database of their own in the cluster that POSTGRES_URL names; without it they are skipped. */
export const onPostgres = (title: string, tests: (database: TestDatabase) => void): void => {
  const { POSTGRES_URL: url } = process.env;
  if (url === undefined) {
    console.info(`POSTGRES_URL is not set: the tests on PostgreSQL are skipped (${title})`);
    describe.skip(title, () => it('needs a PostgreSQL server', () => {}));
    return;
  }
  describe(title, () => tests(testDatabase(url)));
};
