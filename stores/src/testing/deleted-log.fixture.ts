import pg from 'pg';

/** The lock of test files that change a setting of the cluster. */
const lock = 20_261_127;

/**
 * For tests that search the write-ahead log: during the tests of a file the server deletes segments that it does not
 * need any more, as the operations recommend. Files wait for one another.
 */
export const deletedLog = (): void => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: process.env.POSTGRES_URL });
    await client.connect();
    await client.query(`SELECT pg_advisory_lock(${lock})`);
    await client.query('ALTER SYSTEM SET wal_recycle = off');
    await client.query('SELECT pg_reload_conf()');
  }, 60_000);
  afterAll(async () => {
    await client.query('ALTER SYSTEM RESET wal_recycle');
    await client.query('SELECT pg_reload_conf()');
    await client.end();
  });
};
