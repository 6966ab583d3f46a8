import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lockDataFolder } from './data-folder-lock.ts';
import { scratchFolder } from './testing/scratch-folder.fixture.ts';

const holder = fileURLToPath(new URL('./testing/data-folder-lock-holder.fixture.ts', import.meta.url));
const scratch = scratchFolder();

describe('data folder lock', () => {
  it('rejects a second process with the id of the first, and does not outlive a killed process', async () => {
    const folder = scratch('data');
    const child = spawn(process.execPath, [holder, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    try {
      await once(child.stdout, 'data');
      const refused = { errorKey: 'store.locked', params: { folder, pid: child.pid } };
      expect(() => lockDataFolder(folder)).toThrow(expect.objectContaining(refused));
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    const lock = lockDataFolder(folder);
    expect(() => lockDataFolder(folder)).toThrow(expect.objectContaining({ params: { folder, pid: process.pid } }));
    lock.release();
    lock.release();
    lockDataFolder(folder).release();
  });

  it('creates a folder that is private to the user', () => {
    const folder = scratch('private');
    lockDataFolder(folder).release();
    // Windows stores permissions elsewhere.
    const forOthers = process.platform === 'win32' ? 0 : statSync(folder).mode & 0o077;
    expect(forOthers).toBe(0);
  });
});
