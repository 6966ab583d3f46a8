import { setTimeout as pause } from 'node:timers/promises';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { startTcpProxy, type TcpProxy } from '@clearbench/stores/testing/tcp-proxy.fake';
import { type PostgresCluster, startCluster } from '../cluster.ts';
import { withPostgres } from '../test-storage.ts';
import { type ServicesOnCluster, servicesOnCluster, summaryOf } from './services-on-cluster.ts';

const title = 'services on PostgreSQL over a faulty network';

/**
 * Longest wait for an answer, in milliseconds: the patience of a call is 15 s, its last attempt may take 14 s, and a
 * command makes several calls. The rest is for a loaded machine.
 */
const longestWait = 60_000;

withPostgres(title, () =>
  describe(title, () => {
    let cluster: PostgresCluster;
    let proxy: TcpProxy;
    let here: ServicesOnCluster;
    beforeAll(async () => {
      cluster = await startCluster();
      const port = Number(/:(\d+)\//.exec(cluster.url)?.[1]);
      proxy = await startTcpProxy(port);
      here = await servicesOnCluster(cluster.url.replace(`:${port}/`, `:${proxy.port}/`), async () => {
        await proxy.stop();
        await cluster.remove();
      });
    });
    afterAll(() => here.stop());

    /** Users only get successes and the errors of an absence, each within a bounded time. */
    const expectAnswers = (allowed: readonly string[]): void => {
      const { answers, longest } = summaryOf(here.attempts.splice(0));
      console.log(JSON.stringify({ answers, longest }));
      expect(Object.keys(answers).filter((answer) => !['200', ...allowed].includes(answer))).toEqual([]);
      expect(answers['200']).toBeGreaterThan(1);
      expect(longest).toBeLessThan(longestWait);
    };
    const absence = ['503 store.unavailable', '503 projection.behind', '503 command.unreachable'];

    it('are slow where each piece is late, without an error', async () => {
      await here.workDuring('late', async () => {
        proxy.delay(40);
        await pause(3_000);
        proxy.delay(0);
      });
      expectAnswers([]);
    });

    it('go on where connections are cut, and where the server ends them', async () => {
      await here.workDuring('cut', async () => {
        const admin = await connectPostgres({ url: cluster.url });
        for (let turn = 0; turn < 6; turn += 1) {
          await pause(300);
          if (turn % 2 === 0) proxy.cut();
          else
            await admin.ask(({ rows }) =>
              rows(sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`),
            );
        }
        await admin.close();
      });
      expectAnswers(absence);
    });

    it('replace connections that are half open, so that no request waits without an end', async () => {
      await here.workDuring('half', async () => {
        proxy.silence();
        await pause(6_000);
      });
      expectAnswers(absence);
    });

    it('answer that the storage is away while nothing is forwarded, and go on afterwards', async () => {
      await here.workDuring('away', async () => {
        proxy.swallow(true);
        proxy.silence();
        await pause(22_000);
        proxy.swallow(false);
        proxy.cut();
      });
      expectAnswers(absence);
    });

    it('lose nothing', async () => {
      expect(await here.faults()).toEqual([]);
    });
  }),
);
