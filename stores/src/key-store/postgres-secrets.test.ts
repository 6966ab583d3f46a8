import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { keyName } from './key-store.ts';
import { type MasterRow, openMasterKey } from './master-key.ts';
import { keyMigrations } from './postgres/key-rows.ts';
import { postgresKeyStore } from './postgres.ts';
import { unwrapped } from './wrapping.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const renewed = { secret: 'another secret' };
const wrong = { errorKey: 'store.wrongSecret' };

onPostgres('PostgreSQL', (database) =>
  describe('secrets of keys in PostgreSQL', () => {
    const opened = async () => {
      const connection = await database.open([keyMigrations]);
      const open = (given: typeof secrets & { before?: string }) =>
        postgresKeyStore({ connection, address: database.address() }, given);
      const rows = async () => ({
        master: (await connection.ask((queries) => queries.rows<MasterRow>(sql`SELECT * FROM master_key`)))[0],
        keys: await connection.ask((queries) => queries.rows<{ wrapped: Buffer }>(sql`SELECT wrapped FROM owner_key`)),
      });
      return { connection, open, rows };
    };

    it('open the keys, and a new one does when both are given', async () => {
      const { open } = await opened();
      const first = await open(secrets);
      const { keyId, key } = await first.keyOf('anna', 0);
      await first.keyOf('ben', 0);
      await first.destroy('ben', 1);
      await expect(open(renewed)).rejects.toMatchObject(wrong);
      const both = { ...renewed, before: secrets.secret };
      const again = await Promise.all([open(both), open(both), open(both)]);
      await expect(open(secrets)).rejects.toMatchObject(wrong);
      for (const keys of [...again, await open(renewed)])
        expect(Buffer.from((await keys.read([keyId])).get(keyName(keyId)) ?? [])).toEqual(Buffer.from(key));
      expect((await again[0]?.keyOf('ben', 2))?.keyId.number).toBe(2);
    });

    it('leave nothing to open in former copies, once they are replaced', async () => {
      const { open, rows } = await opened();
      const keys = await open(secrets);
      const { keyId } = await keys.keyOf('anna', 0);
      const copy = await rows();
      await keys.destroy('anna', 1);
      await open({ ...renewed, before: secrets.secret });
      const stored = (row: MasterRow | undefined) => ({
        read: async () => row,
        add: async () => row,
        replace: async () => {},
      });
      const masterOf = (row: MasterRow | undefined, secret: string) =>
        openMasterKey(stored(row) as Parameters<typeof openMasterKey>[0], { secret });
      const wrapped = copy.keys[0]?.wrapped ?? Buffer.alloc(0);
      // The former secret opens the copy; the new one opens neither its master key nor, with the new master key, its keys.
      expect(unwrapped(wrapped, await masterOf(copy.master, secrets.secret), keyName(keyId))).toBeDefined();
      await expect(masterOf(copy.master, renewed.secret)).rejects.toMatchObject(wrong);
      const now = await masterOf((await rows()).master, renewed.secret);
      expect(unwrapped(wrapped, now, keyName(keyId))).toBeUndefined();
    });

    it('stop a process that still has the former one', async () => {
      const { open } = await opened();
      const former = await open(secrets);
      const { keyId } = await former.keyOf('anna', 0);
      await open({ ...renewed, before: secrets.secret });
      await expect(former.keyOf('ben', 0)).rejects.toMatchObject(wrong);
      await expect(former.read([keyId])).rejects.toMatchObject(wrong);
    });

    it('are the same for all processes that open a new database at once', async () => {
      const { open } = await opened();
      const stores = await Promise.all(Array.from({ length: 4 }, () => open(secrets)));
      const made = await Promise.all(stores.map((keys) => keys.keyOf('anna', 0)));
      expect(new Set(made.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(1);
    });

    it('do not allow keys to be exchanged between owners, or to be stored unencrypted', async () => {
      const { connection, open, rows } = await opened();
      const keys = await open(secrets);
      const { key } = await keys.keyOf('anna', 0);
      await keys.keyOf('ben', 0);
      expect((await rows()).keys.some(({ wrapped }) => wrapped.includes(Buffer.from(key)))).toBe(false);
      await connection.ask(({ script }) =>
        script(
          `UPDATE owner_key SET wrapped = (SELECT wrapped FROM owner_key WHERE owner = 'anna') WHERE owner = 'ben'`,
        ),
      );
      await expect(keys.read([{ owner: 'ben', number: 1 }])).rejects.toThrow('damaged');
    });
  }),
);
