import { join } from 'node:path';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { type FakeProvider, fakeProvider } from '@clearbench/access/testing/provider.fake';
import { userInfoRoute } from '@clearbench/contracts/session/routes';
import { changeUserRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { deleteOwnAccountRoute } from '@clearbench/contracts/user/routes';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { formerIdentity, settingsFor, signInThrough, testUser, traces } from '../forgetting/deleted-user.ts';
import { foundIn } from '../forgetting/raw-bytes.ts';
import { waitUntilEmpty } from '../forgetting/wait-until.ts';
import { differencesFromReplay } from '../kill/equal-replay.ts';
import { type PostgresCluster, startCluster } from './cluster.ts';
import { createWorker, forWorker, withPostgres } from './test-storage.ts';

const title = 'a user who deletes the account on PostgreSQL';

// A cluster of its own, because the test reads all its files and sets what the operations recommend for erasure.
withPostgres(title, () =>
  describe(title, () => {
    let folder: Awaited<ReturnType<typeof temporaryFolder>>;
    let cluster: PostgresCluster;
    let provider: FakeProvider;
    let server: RunningServer;
    let visitor: BenchClient;

    let workerUrl: string;

    const location = () => ({ CLEARBENCH_POSTGRES_URL: workerUrl });
    const data = () => join(cluster.folder, 'data');
    const run = async (statements: string): Promise<void> => {
      const connection = await connectPostgres({ url: cluster.url });
      await connection.unlimited(({ script }) => script(statements));
      await connection.close();
    };
    const hasCheckpointRole = async (): Promise<boolean> => {
      const connection = await connectPostgres({ url: cluster.url });
      const rows = await connection.ask(({ tuples }) =>
        tuples(sql`SELECT 1 FROM pg_roles WHERE rolname = 'pg_checkpoint'`),
      );
      await connection.close();
      return rows.length > 0;
    };
    const arrive = async (identity: { email: string; name: string }): Promise<void> => {
      const anyUser = browser(server.url);
      await signInThrough(anyUser, provider, identity);
      visitor = await benchClient(server.url, '', anyUser);
      expect((await visitor.call(userInfoRoute, { body: { timeZone: 'UTC' } })).status).toBe(200);
    };

    beforeAll(async () => {
      [folder, provider, cluster] = await Promise.all([
        temporaryFolder(),
        fakeProvider(),
        startCluster({ settings: { wal_recycle: 'off' } }),
      ]);
      await createWorker(cluster.url, 'worker');
      workerUrl = await forWorker(cluster.url, 'worker');
      await run('GRANT EXECUTE ON FUNCTION pg_switch_wal() TO worker');
      if (await hasCheckpointRole()) await run('GRANT pg_checkpoint TO worker');
      else {
        // PostgreSQL 14 has no such role: the log is released by the next regular checkpoint.
        await run("ALTER SYSTEM SET checkpoint_timeout = '30s'");
        await run('SELECT pg_reload_conf()');
      }
      server = await runServer(folder.path, { ...location(), ...settingsFor(provider) });
    });
    afterAll(async () => {
      await server.stop();
      await Promise.all([provider.stop(), folder.remove(), cluster.remove()]);
    });

    it('is in the files while the account exists', async () => {
      await arrive(formerIdentity);
      await arrive(testUser);
      const admin = await benchClient(server.url, 'admin');
      const { reply } = await admin.call(listUsersRoute, { query: { search: 'quitzow' } });
      const [account] = reply.items;
      if (!account) throw new Error('the user is missing');
      const change = {
        userId: account.userId,
        basedOn: account.accountVersion,
        approvedState: 'APPROVED' as const,
        environmentIds: ['sct-bench'],
        plan: { planId: 'bench' },
      };
      expect((await admin.call(changeUserRoute, { body: change })).status).toBe(200);
      const token = {
        name: `nightly run of ${testUser.name}`,
        scopes: ['read' as const],
        environments: 'all' as const,
      };
      expect((await visitor.call(createTokenRoute, { body: token })).status).toBe(200);
      await run('ANALYZE');
      await run('CHECKPOINT');
      expect(foundIn(data(), traces).some((found) => found.startsWith(testUser.email))).toBe(true);
    });

    it('is removed from every file of the cluster soon', async () => {
      expect((await visitor.call(deleteOwnAccountRoute, {})).status).toBe(200);
      expect(await waitUntilEmpty(() => foundIn(data(), traces))).toEqual([]);
      expect(foundIn(folder.path, traces)).toEqual([]);
    });

    it('leaves read models that equal a replay, and may return as a new user', async () => {
      await arrive(testUser);
      const admin = await benchClient(server.url, 'admin');
      const { reply } = await admin.call(listUsersRoute, { query: { search: 'quitzow' } });
      expect(reply.items).toMatchObject([{ displayName: testUser.name, email: testUser.email }]);
      await server.stop();
      expect(await differencesFromReplay({ ...location(), CLEARBENCH_DATA: folder.path })).toEqual([]);
    });
  }),
);
