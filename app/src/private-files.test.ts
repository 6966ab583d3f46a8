import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { sampleEvent } from '@clearbench/stores/event-store/testing/event.fixture';
import { backUpInstallation } from './backup/back-up.ts';
import { restoreInstallation } from './backup/restore.ts';
import { exportLog } from './export-log.ts';
import { settingsFrom } from './settings.ts';

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

/** Modes of all files in folders, with their paths from `root`. */
const modesIn = (root: string, ...folders: string[]): Record<string, string> =>
  Object.fromEntries(
    folders.flatMap((folder) => [
      [folder, modeOf(join(root, folder))],
      ...readdirSync(join(root, folder)).map((name) => [`${folder}/${name}`, modeOf(join(root, folder, name))]),
    ]),
  );

describe('files of an installation', () => {
  let root = '';
  const umask = process.umask();
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'clearbench-modes-'));
    process.umask(0);
  });
  afterEach(() => {
    process.umask(umask);
    rmSync(root, { recursive: true, force: true });
  });
  const open = () => openData(settingsFrom({ CLEARBENCH_DATA: join(root, 'data') }), quietLog);
  const notPrivate = (modes: Record<string, string>) =>
    Object.entries(modes).filter(([path, mode]) => mode !== (path.includes('/') ? '600' : '700'));

  it('are private with any umask: data, backup, restored data and export', async () => {
    const data = await open();
    await data.events.append('sample', 0, [sampleEvent('a')]);
    await data.contents.put(Buffer.from('<Document/>'));
    const written = modesIn(root, 'data');
    expect(Object.keys(written)).toEqual(
      expect.arrayContaining([
        'data/events.db',
        'data/events.db-wal',
        'data/events.db-shm',
        'data/session-secret',
        'data/lock.db',
        'data/lock.pid',
      ]),
    );
    expect(notPrivate(written)).toEqual([]);
    const backup = { log: join(root, 'log'), keys: join(root, 'keys') };
    backUpInstallation(join(root, 'data'), backup);
    await data.close();
    restoreInstallation(backup, join(root, 'restored'));
    const copies = modesIn(root, 'log', 'keys', 'restored');
    expect(Object.keys(copies)).toEqual(
      expect.arrayContaining(['log/events.db', 'keys/session-secret', 'restored/keys.db']),
    );
    expect(notPrivate(copies)).toEqual([]);
    await exportLog(join(root, 'data'), join(root, 'log.jsonl'));
    expect(modeOf(join(root, 'log.jsonl'))).toBe('600');
  });

  it('of an older release are made private at the start, and no others', async () => {
    await (await open()).close();
    writeFileSync(join(root, 'data', 'notes.txt'), 'of the operator');
    writeFileSync(join(root, 'data', 'events.db-wal'), '');
    for (const name of readdirSync(join(root, 'data'))) chmodSync(join(root, 'data', name), 0o666);
    chmodSync(join(root, 'data'), 0o777);
    const data = await open();
    expect(notPrivate(modesIn(root, 'data'))).toEqual([['data/notes.txt', '666']]);
    await data.close();
  });

  it('leave a shared folder unchanged', async () => {
    mkdirSync(join(root, 'data'));
    chmodSync(join(root, 'data'), 0o1777);
    await (await open()).close();
    expect(modeOf(join(root, 'data'))).toBe('777');
  });
});
