import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { connectPostgres } from '@clearbench/stores/postgres/postgres-connection';
import { sql } from '@clearbench/stores/postgres/sql';
import { startCluster } from '../cluster.ts';
import { withPostgres } from '../test-storage.ts';
import { type ServicesOnCluster, servicesOnCluster, summaryOf } from './services-on-cluster.ts';

const title = 'services whose clocks jump, on a PostgreSQL server whose clock is two days ahead';

/** Debian's folder of libfaketime, by architecture. */
const library = ['x86_64-linux-gnu', 'aarch64-linux-gnu']
  .map((architecture) => `/usr/lib/${architecture}/faketime/libfaketimeMT.so.1`)
  .find((file) => existsSync(file));

withPostgres(title, () =>
  describe(title, () => {
    const test = library === undefined ? it.skip : it;
    if (library === undefined) console.info(`libfaketime is not installed: ${title} is skipped`);
    let folder: string;
    const clockOf = (name: string) => join(folder, name);
    let here: ServicesOnCluster;
    afterAll(async () => {
      await here?.stop();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Settings of a process whose clock a file shifts. The monotonic clock goes on, as on a real machine. */
    const shiftedBy = (name: string) => {
      writeFileSync(clockOf(name), '+0s');
      return {
        LD_PRELOAD: library ?? '',
        FAKETIME_TIMESTAMP_FILE: clockOf(name),
        FAKETIME_NO_CACHE: '1',
        DONT_FAKE_MONOTONIC: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    };

    test('work on, lose nothing, and answer no error', async () => {
      folder = mkdtempSync(join(tmpdir(), 'clearbench-clock-'));
      const ahead = { LD_PRELOAD: library ?? '', FAKETIME: '+2d', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
      const cluster = await startCluster({ env: ahead });
      const server = await connectPostgres({ url: cluster.url });
      const [now] = await server.ask(({ tuples }) => tuples<[number]>(sql`SELECT extract(epoch FROM now())::float8`));
      await server.close();
      expect((now?.[0] ?? 0) * 1_000 - Date.now()).toBeGreaterThan(millisecondsPerDay);
      here = await servicesOnCluster(cluster.url, cluster.remove, {
        projections: shiftedBy('projections'),
        'command-service': { ...shiftedBy('command'), CLEARBENCH_LOG_LEVEL: 'debug' },
        'query-service': shiftedBy('query'),
      });
      const jump = async (...shifts: readonly [string, string][]) => {
        for (const [name, shift] of shifts) writeFileSync(clockOf(name), shift);
        await pause(1_500);
      };
      await here.workDuring('jumps', async () => {
        await jump(['command', '+30s']);
        await jump(['command', '-30s'], ['query', '+30s']);
        await jump(['query', '-30s'], ['projections', '+10m']);
        await jump(['command', '+10m']);
        await jump(['command', '-10m'], ['projections', '-10m']);
        await jump(['query', '+10m'], ['command', '+0s']);
        await jump(['query', '+0s'], ['projections', '+0s']);
      });
      const { answers, longest } = summaryOf(here.attempts);
      console.log(JSON.stringify({ answers, longest }));
      expect(Object.keys(answers)).toEqual(['200']);
      expect(await here.faults()).toEqual([]);
      // The clocks were shifted in the processes, by 20 minutes from one end to the other.
      const times = here.services[1]?.printed.map((line) => Number(/"time":(\d+)/.exec(line)?.[1] ?? Number.NaN)) ?? [];
      const known = times.filter((time) => !Number.isNaN(time));
      expect(Math.max(...known) - Math.min(...known)).toBeGreaterThan(15 * 60_000);
    });
  }),
);
