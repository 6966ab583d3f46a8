import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { joinCheckpointThread } from './checkpoint-thread.ts';

const scratch = scratchFolder();

/** Writes, requests a checkpoint, and neither closes the database nor exits. */
const forgetful = `
  const { openDatabase } = await import(process.argv[1]);
  const database = openDatabase(process.argv[2], { checkpointAt: 1, renewAt: 1, most: 1 });
  database.exec('CREATE TABLE thing (bytes BLOB)');
  for (let n = 0; n < 20; n += 1)
    await database.write(() => database.statement('INSERT INTO thing VALUES (randomblob(100000))').run());
`;

describe('checkpoint thread', () => {
  it('keeps no process alive, except for a waiting write', async () => {
    const file = scratch();
    const source = new URL('./database.ts', import.meta.url).href;
    const code = ['--input-type=module', '-e', forgetful, source, file];
    const child = spawn(process.execPath, code, { stdio: ['ignore', 'inherit', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(statSync(file).size).toBeGreaterThan(1_500_000);
  });

  it('creates no missing file, reports it, and continues', async () => {
    const thread = joinCheckpointThread();
    const file = scratch();
    await expect(thread.checkpoint(file)).rejects.toThrow('unable to open');
    await expect(thread.checkpoint(file)).rejects.toThrow('unable to open');
    expect(existsSync(file)).toBe(false);
    thread.leave();
  });

  it('ends with its last user, and starts again', async () => {
    const thread = joinCheckpointThread();
    const pending = thread.checkpoint(scratch());
    thread.leave();
    await expect(pending).rejects.toThrow();
    const again = joinCheckpointThread();
    await expect(again.checkpoint(scratch())).rejects.toThrow('unable to open');
    again.leave();
  });
});
