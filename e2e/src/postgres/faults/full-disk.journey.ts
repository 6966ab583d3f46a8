import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@clearbench/hosting/health/health';
import { until } from '../../client/until.ts';
import { startCluster } from '../cluster.ts';
import { withPostgres } from '../test-storage.ts';
import { type ServicesOnCluster, servicesOnCluster, summaryOf } from './services-on-cluster.ts';

const title = 'services on a PostgreSQL server whose disk is full';

/** A file system of its own in memory; undefined where this user may not mount one. */
const smallDisk = (megabytes: number): { folder: string; remove(): void } | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'clearbench-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const remove = (): void => {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, remove };
};

withPostgres(title, () =>
  describe(title, () => {
    const probe = smallDisk(1);
    probe?.remove();
    const test = probe ? it : it.skip;
    if (!probe) console.info(`this user may not mount a file system: ${title} is skipped`);
    let disk: ReturnType<typeof smallDisk>;
    let here: ServicesOnCluster | undefined;
    afterAll(async () => {
      await here?.stop();
      disk?.remove();
    });

    test('answer that the storage is full, and go on without a restart when there is space', async () => {
      disk = smallDisk(160);
      const folder = disk?.folder ?? '';
      chmodSync(folder, 0o755);
      // A small log and few checkpoints, so that the tables meet the end of the disk and not only the log.
      const settings = { min_wal_size: '32MB', max_wal_size: '48MB', wal_recycle: 'off' };
      const cluster = await startCluster({ parent: folder, settings });
      here = await servicesOnCluster(cluster.url, cluster.remove);
      const filler = join(folder, 'filler');
      await here.workDuring('full', async () => {
        // Writes until nothing is left.
        for (let size = 1_000_000; size >= 4_096; )
          try {
            writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
          } catch {
            size = Math.floor(size / 2);
          }
        await until(async () => here?.attempts.some(({ status }) => status === 507) || undefined, 90_000);
        await pause(2_000);
        const ready = await Promise.all((here?.services ?? []).map(({ url }) => fetch(url + paths.live)));
        expect(ready.map(({ status }) => status)).toEqual([200, 200, 200]);
        rmSync(filler);
        const freed = here?.attempts.length;
        // Where the write-ahead log could not be written, the server ends, and an operator starts it again.
        await until(async () => {
          await pause(1_000);
          await cluster.start();
          return here?.attempts.slice(freed).some(({ status }) => status === 200) || undefined;
        }, 90_000);
      });
      const { answers, longest } = summaryOf(here.attempts);
      console.log(JSON.stringify({ answers, longest }));
      const allowed = ['200', '507 store.full', '503 store.unavailable', '503 projection.behind'];
      expect(Object.keys(answers).filter((answer) => !allowed.includes(answer))).toEqual([]);
      expect(answers['507 store.full']).toBeGreaterThan(0);
      expect(await here.faults()).toEqual([]);
    });
  }),
);
