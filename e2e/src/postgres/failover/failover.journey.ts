import { setTimeout as pause } from 'node:timers/promises';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { until } from '../../client/until.ts';
import { missing } from '../random-kills/busy-user.ts';
import type { EdgeClient } from '../random-kills/edge-client.ts';
import { withPostgres } from '../test-storage.ts';
import { type FailingOver, faultsOf, openFailingOver, startWork, writesOf } from './failing-over.ts';

const title = 'a standby of PostgreSQL that replaces a killed primary';

/** The line of a process that ends because the log lacks events that it has read. */
const lacksEvents = 'lacks events that this process has read';

// It kills a cluster of its own.
withPostgres(title, () =>
  describe(title, () => {
    let here: FailingOver;
    afterEach(() => here.stop());

    it('has every acknowledged write with synchronous replication, and the services go on without an end', async () => {
      here = await openFailingOver({ synchronous: true });
      const work = startWork(here, 'sync');
      await until(async () => (writesOf(work.written) > 20 ? true : undefined));
      const before = writesOf(work.written);
      await here.primary.kill();
      await here.standby.promote();
      await until(async () => (writesOf(work.written) > before + 10 ? true : undefined));
      await work.stop();
      expect(await missing(here.users[0] as EdgeClient, work.written)).toEqual([]);
      expect(here.services.exitCodes).toEqual([]);
      here.services.release();
      await here.installation.end();
      expect(await faultsOf(here.installation)).toEqual([]);
    });

    it('lacks the last writes with asynchronous replication; processes that have read them end, and go on without', async () => {
      here = await openFailingOver({ synchronous: false });
      const early = startWork(here, 'early');
      await pause(1_500);
      await early.stop();
      await pause(500);
      // From here on the standby receives nothing.
      here.replication.refuse(true);
      here.replication.silence();
      const late = startWork(here, 'late');
      await until(async () => (writesOf(late.written) > 20 ? true : undefined));
      const acknowledged = writesOf(late.written);
      await here.primary.kill();
      const stopped = late.abandon();
      await here.standby.promote();
      await stopped;
      await until(async () => (here.services.exitCodes.length >= 3 ? true : undefined));
      const after = startWork(here, 'after');
      await until(async () => (writesOf(after.written) > 20 ? true : undefined));
      await after.stop();

      const user = here.users[0] as EdgeClient;
      expect(await missing(user, [...early.written, ...after.written])).toEqual([]);
      for (const { fileId } of late.written.slice(0, 1))
        await expect(user.insist(readContentRoute, { params: { fileId }, query: {} })).rejects.toThrow('404');
      expect(here.services.exitCodes.map(({ code }) => code)).toEqual([1, 1, 1]);
      for (const kind of ['projections', 'command-service', 'query-service'] as const)
        expect(here.services.printed(kind).filter((line) => line.includes(lacksEvents)).length).toBeGreaterThan(0);
      console.log(JSON.stringify({ acknowledgedAndLost: acknowledged, of: acknowledged + writesOf(early.written) }));
      here.services.release();
      await here.installation.end();
      expect(await faultsOf(here.installation)).toEqual([]);
    });
  }),
);
