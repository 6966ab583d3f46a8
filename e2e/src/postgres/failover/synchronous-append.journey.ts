import { setTimeout as pause } from 'node:timers/promises';
import { postgresEventStore } from '@clearbench/stores/event-store/postgres';
import { logMigrations } from '@clearbench/stores/event-store/postgres/log-migrations';
import { sampleEvent } from '@clearbench/stores/event-store/testing/event.fixture';
import { migrate } from '@clearbench/stores/postgres/migrations';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { startTcpProxy, type TcpProxy } from '@clearbench/stores/testing/tcp-proxy.fake';
import { type PostgresCluster, startCluster, startStandby } from '../cluster.ts';
import { withPostgres } from '../test-storage.ts';

const title = 'an append with synchronous replication';
const limits = { connecting: 1_000, statement: 2_000, append: 1_500, lastAttempt: 120_000 };

withPostgres(title, () =>
  describe(title, () => {
    let primary: PostgresCluster;
    let standby: PostgresCluster;
    let replication: TcpProxy;
    beforeAll(async () => {
      primary = await startCluster({ settings: { synchronous_standby_names: '*' } });
      replication = await startTcpProxy(Number(/:(\d+)\//.exec(primary.url)?.[1]));
      standby = await startStandby(primary.url, replication.port);
    });
    afterAll(async () => {
      await replication.stop();
      await Promise.all([primary.remove(), standby.remove()]);
    });

    it('is not acknowledged before the standby has it, also where the primary ended while it waited', async () => {
      const connection = await connectPostgres({ url: primary.url }, () => {}, limits);
      await migrate(connection, [logMigrations]);
      const store = await postgresEventStore(connection);
      await store.append('a', 0, [sampleEvent('one')]);
      replication.refuse(true);
      replication.cut();
      let isAcknowledged = false;
      const appended = store.append('a', 1, [sampleEvent('two')]).then((end) => {
        isAcknowledged = true;
        return end;
      });
      // It is on the disk of the primary, where it becomes visible when the primary starts again.
      await pause(500);
      await primary.kill();
      await primary.start();
      const count = async () =>
        (await connection.ask(({ tuples }) => tuples<[number]>(sql`SELECT count(*) FROM event`)))[0]?.[0];
      while ((await count()) !== 2) await pause(50);
      // Longer than several attempts, each of which finds the event.
      await pause(4_000);
      expect(isAcknowledged).toBe(false);
      replication.refuse(false);
      expect(await appended).toEqual({ revision: 2, position: 2 });
      expect(await count()).toBe(2);
      await store.close();
      await connection.close();
    });
  }),
);
