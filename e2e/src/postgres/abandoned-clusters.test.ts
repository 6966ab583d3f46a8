import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterPrefix, markOwned, removeAbandonedClusters } from './abandoned-clusters.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('clusters of processes that were killed', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'abandoned-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const cluster = (name: string, owner?: string): string => {
    const folder = join(parent, `${clusterPrefix}${name}`);
    mkdirSync(join(folder, 'data'), { recursive: true });
    if (owner !== undefined) writeFileSync(join(folder, 'owner'), owner);
    return folder;
  };

  it('are deleted; those of running processes, and those that are being created, stay', async () => {
    const [dead, reused, running, created] = [
      // No process has this id, and this one started at another time.
      cluster('dead', '4194305 17'),
      cluster('reused', `${process.pid} 1`),
      cluster('running'),
      cluster('created'),
    ];
    markOwned(running);
    await removeAbandonedClusters(parent);
    expect([dead, reused, running, created].map((folder) => existsSync(folder))).toEqual([false, false, true, true]);
  });

  it('are deleted without ending a process that has the id of their former server', async () => {
    const folder = cluster('restarted', '4194305 17');
    writeFileSync(join(folder, 'data', 'postmaster.pid'), `${process.pid}\n`);
    await removeAbandonedClusters(parent);
    expect(existsSync(folder)).toBe(false);
  });
});
