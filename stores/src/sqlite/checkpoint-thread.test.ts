import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { joinCheckpointThread } from './checkpoint-thread.ts';
import { scratchFolder } from './scratch-folder.ts';

const scratch = scratchFolder();

/** Writes, has it checkpointed, and neither closes the database nor exits. */
const forgetful = `
  const { openDatabase } = await import(process.argv[1]);
  const database = openDatabase(process.argv[2], { checkpointAt: 1, renewAt: 1, most: 1 });
  database.exec('CREATE TABLE thing (bytes BLOB)');
  for (let n = 0; n < 20; n += 1)
    await database.write(() => database.statement('INSERT INTO thing VALUES (randomblob(100000))').run());
`;

describe('the checkpoint thread', () => {
  it('keeps no process alive, but a write that waits for it does', async () => {
    const file = scratch();
    const source = new URL('./database.ts', import.meta.url).href;
    const code = ['--input-type=module', '-e', forgetful, source, file];
    const child = spawn(process.execPath, code, { stdio: ['ignore', 'inherit', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(statSync(file).size).toBeGreaterThan(1_500_000);
  });

  it('makes no file that is not there, says so, and goes on', async () => {
    const thread = joinCheckpointThread();
    const file = scratch();
    await expect(thread.checkpoint(file)).rejects.toThrow('unable to open');
    await expect(thread.checkpoint(file)).rejects.toThrow('unable to open');
    expect(existsSync(file)).toBe(false);
    thread.leave();
  });

  it('ends with the last share, and starts again', async () => {
    const thread = joinCheckpointThread();
    const asked = thread.checkpoint(scratch());
    thread.leave();
    await expect(asked).rejects.toThrow();
    const again = joinCheckpointThread();
    await expect(again.checkpoint(scratch())).rejects.toThrow('unable to open');
    again.leave();
  });
});
