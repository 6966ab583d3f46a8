import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresEventStore } from '@clearbench/stores/event-store/postgres';
import { logMigrations } from '@clearbench/stores/event-store/postgres/log-migrations';
import { sampleEvent } from '@clearbench/stores/event-store/testing/event.fixture';
import { migrate } from '@clearbench/stores/postgres/migrations';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { selfSignedCertificate } from '@clearbench/stores/testing/certificate.fake';
import { type PostgresCluster, startCluster } from './cluster.ts';
import { withPostgres } from './test-storage.ts';

const title = 'a PostgreSQL server with certificates and roles';

// It needs settings that the cluster of POSTGRES_URL does not have.
withPostgres(title, () =>
  describe(title, () => {
    const tls = selfSignedCertificate();
    let cluster: PostgresCluster;
    let authority: string;
    beforeAll(async () => {
      cluster = await startCluster({ tls });
      authority = join(cluster.folder, 'authority.crt');
      await writeFile(authority, tls.certificate);
    });
    afterAll(() => cluster.remove());

    const isEncrypted = async (query: string): Promise<boolean | undefined> => {
      const connection = await connectPostgres({ url: cluster.url + query });
      const [row] = await connection.ask(({ tuples }) =>
        tuples<[boolean]>(sql`SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`),
      );
      await connection.close();
      return row?.[0];
    };

    it('is reached as the address says', async () => {
      const warnings: Error[] = [];
      const warn = (warning: Error) => void warnings.push(warning);
      process.on('warning', warn);
      const trusted = `sslrootcert=${encodeURIComponent(authority)}`;
      expect(await isEncrypted('')).toBe(false);
      expect(await isEncrypted('?sslmode=disable')).toBe(false);
      expect(await isEncrypted('?sslmode=no-verify')).toBe(true);
      expect(await isEncrypted(`?sslmode=verify-full&${trusted}`)).toBe(true);
      expect(await isEncrypted(`?sslmode=require&${trusted}`)).toBe(true);
      process.off('warning', warn);
      expect(warnings.filter(({ message }) => message.includes('SSL'))).toEqual([]);
    });

    it('is refused where its certificate is not trusted', async () => {
      for (const mode of ['require', 'verify-full'])
        await expect(isEncrypted(`?sslmode=${mode}`)).rejects.toMatchObject({
          errorKey: 'store.badAddress',
          params: { reason: expect.stringContaining('self-signed certificate') },
        });
    });

    it('is refused where a commit does not wait for the disk', async () => {
      const [address, reported] = [{ url: cluster.url }, [] as unknown[]];
      const admin = await connectPostgres(address);
      const set = (role: string, setting: string) =>
        admin.ask(({ script }) => script(`CREATE ROLE ${role} LOGIN; ALTER ROLE ${role} SET ${setting}`));
      await set('careless', 'synchronous_commit = off');
      await expect(
        connectPostgres({ url: cluster.url.replace('postgres@', 'careless@') }, (error) => reported.push(error)),
      ).rejects.toMatchObject({
        errorKey: 'store.badAddress',
        params: { reason: expect.stringContaining('synchronous_commit') },
      });
      expect(reported).toEqual([]);
      await admin.close();
    });

    it('lets a role work on the tables of another one, without the right to create any', async () => {
      const owner = await connectPostgres({ url: cluster.url });
      await owner.ask(({ script }) => script('CREATE SCHEMA bench; CREATE ROLE worker LOGIN'));
      const schema = await connectPostgres({ url: cluster.url, schema: 'bench' });
      const worker = await connectPostgres({ url: cluster.url.replace('postgres@', 'worker@'), schema: 'bench' });
      await owner.ask(({ script }) => script('GRANT USAGE ON SCHEMA bench TO worker'));
      await expect(migrate(worker, [logMigrations])).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
      await migrate(schema, [logMigrations]);
      await owner.ask(({ script }) => script('GRANT SELECT, INSERT, UPDATE ON ALL TABLES IN SCHEMA bench TO worker'));
      await migrate(worker, [logMigrations]);
      const store = await postgresEventStore(worker);
      await store.append('a', 0, [sampleEvent('a')]);
      expect((await store.readAll(0, 10)).map(({ id }) => id)).toEqual(['a']);
      await store.close();
      for (const connection of [owner, schema, worker]) await connection.close();
    });
  }),
);
