import pg from 'pg';
import { clientSettings } from '../postgres/postgres-address.ts';
import { connectPostgres } from '../postgres/postgres-connection.ts';
import { sql } from '../postgres/sql.ts';
import { bytesIn, clusterFolders } from '../testing/cluster-files.fixture.ts';
import { deletedLog } from '../testing/deleted-log.fixture.ts';
import { onPostgres, type TestDatabase } from '../testing/postgres.fixture.ts';
import type { KeyStore } from './key-store.ts';
import { keyMigrations } from './postgres/key-rows.ts';
import { postgresKeyStore } from './postgres.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const owners = Array.from({ length: 40 }, (_, n) => `owner-${n}`);

/** A session of its own, as of a person who administers the server. */
const administrator = async (database: TestDatabase): Promise<pg.Client> => {
  const client = new pg.Client(clientSettings(database.address()));
  await client.connect();
  return client;
};

const opened = async (database: TestDatabase, report: (error: unknown) => void = () => {}) => {
  const connection = await database.open([keyMigrations]);
  const keys = await postgresKeyStore({ connection, address: database.address() }, secrets, report);
  const wrappedKeys = async () => {
    const rows = await connection.ask(({ tuples }) =>
      tuples<[Buffer, Buffer | null]>(sql`SELECT owner, wrapped FROM owner_key`),
    );
    return new Map(rows.map(([owner, wrapped]) => [owner.toString(), wrapped]));
  };
  return { connection, keys, wrappedKeys };
};

/** The owners whose wrapped keys occur in files of a folder; a part of a key is enough. */
const ownersIn = (folder: string, keys: ReadonlyMap<string, Buffer | null>): Set<string> => {
  const found = new Set<string>();
  for (const bytes of bytesIn(folder)) {
    for (const [owner, key] of keys) if (key && bytes.includes(key.subarray(12, 28))) found.add(owner);
  }
  return found;
};

onPostgres('PostgreSQL', (database) =>
  describe('destroyed keys in PostgreSQL', () => {
    deletedLog();
    const createAll = (keys: KeyStore) => Promise.all(owners.map((owner) => keys.keyOf(owner, 0)));

    it('are neither in the data files nor in the write-ahead log, and the others are', async () => {
      const { connection, keys, wrappedKeys } = await opened(database);
      const client = await administrator(database);
      const { data, log } = await clusterFolders(connection);
      await client.query('CHECKPOINT');
      await createAll(keys);
      const before = await wrappedKeys();
      await client.query('ANALYZE');
      await client.query('CHECKPOINT');
      expect(ownersIn(data, before).size).toBe(owners.length);
      // A checkpoint of another test may release the log, so new keys are created until one of them is seen there.
      for (let seen = 0, probe = 0; seen === 0; probe += 1) {
        await keys.keyOf(`probe-${probe}`, 5);
        seen = ownersIn(log, await wrappedKeys()).size;
      }

      const gone = owners.slice(0, 8);
      // A transaction that began before keeps PostgreSQL from removing former rows by VACUUM.
      const old = await administrator(database);
      await old.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await old.query('SELECT 1');
      for (const owner of gone) await keys.destroy(owner, 1);
      const kept = owners.slice(gone.length);
      expect([...ownersIn(data, before)].sort()).toEqual([...kept].sort());
      expect(gone.filter((owner) => ownersIn(log, before).has(owner))).toEqual([]);
      const seen = await old.query(
        'SELECT count(*)::integer AS total FROM owner_key WHERE made = 0 AND wrapped IS NOT NULL',
      );
      expect(seen.rows).toEqual([{ total: kept.length }]);
      await old.end();
      await client.end();
    });

    it('are removed from the files once a dump of the table is over, and keys can be read meanwhile', async () => {
      const { keys, wrappedKeys } = await opened(database);
      await createAll(keys);
      const dump = await administrator(database);
      await dump.query('BEGIN; LOCK TABLE owner_key IN ACCESS SHARE MODE');
      const destroying = keys.destroy('owner-0', 1);
      const state = 'SELECT purged FROM owner_key WHERE wrapped IS NULL';
      while ((await dump.query(state)).rows.length === 0);
      const number = { owner: 'owner-1', number: 1 };
      expect((await keys.read([number])).size).toBe(1);
      expect((await keys.read([{ owner: 'owner-0', number: 1 }])).size).toBe(0);
      expect((await dump.query(state)).rows).toEqual([{ purged: false }]);
      await dump.query('COMMIT');
      await destroying;
      expect((await dump.query(state)).rows).toEqual([{ purged: true }]);
      expect((await wrappedKeys()).size).toBe(owners.length);
      await dump.end();
    });

    it('are destroyed also where the role may not write a checkpoint, which is reported', async () => {
      const reported: unknown[] = [];
      await opened(database);
      const client = await administrator(database);
      const role = `keys_${Date.now()}`;
      const { schema } = database.address();
      await client.query(`CREATE ROLE ${role} LOGIN; GRANT USAGE ON SCHEMA ${schema} TO ${role};
        GRANT ALL ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
      const url = new URL(database.address().url);
      url.username = role;
      const address = { ...database.address(), url: url.href };
      const connection = await connectPostgres(address);
      const keys = await postgresKeyStore({ connection, address }, secrets, (error) => void reported.push(error));
      const { keyId } = await keys.keyOf('anna', 0);
      await keys.destroy('anna', 1);
      expect((await keys.read([keyId])).size).toBe(0);
      expect(reported.map(String)).toEqual([expect.stringContaining('stays in the write-ahead log')]);
      await keys.destroy('anna', 1);
      expect(reported).toHaveLength(1);
      await connection.close();
      await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
      await client.end();
    });
  }),
);
