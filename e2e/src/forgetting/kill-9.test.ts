import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { openData } from '@clearbench/app/open-data';
import { settingsFrom } from '@clearbench/app/settings';
import { quietLog } from '@clearbench/event-sourcing/log';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { untilNothing } from './patiently.ts';
import { person, traces, userId } from './person.ts';
import { foundIn } from './raw-bytes.ts';

const script = fileURLToPath(new URL('./stops-after-deleting.ts', import.meta.url));

/** Runs the script to the moment before the destruction, and kills it there. */
const killedInBetween = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, CLEARBENCH_DATA: folder, NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line === 'deleted') child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
};

const keysLeft = (folder: string): string[] => {
  const sql = new DatabaseSync(join(folder, 'keys.db'), { readOnly: true });
  const rows = sql.prepare('SELECT hex(wrapped) AS wrapped FROM key WHERE owner = ?').all(userId);
  sql.close();
  expect(rows).toHaveLength(1);
  return rows.map(({ wrapped }) => String(wrapped)).filter((wrapped) => !/^0+$/.test(wrapped));
};

const shownName = async (folder: string): Promise<unknown> => {
  const data = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
  const [signedUp] = await data.events.readStream(`user-${userId}`);
  await data.close();
  return (signedUp?.data as { displayName?: unknown } | undefined)?.displayName;
};

it('kill -9 between a deletion and the destruction of the key: the next start destroys it', async () => {
  const folder = await temporaryFolder();
  await killedInBetween(folder.path);
  const [key = ''] = keysLeft(folder.path);
  expect(key).not.toBe('');
  expect(await shownName(folder.path)).toBe(person.name);

  const server = await runServer(folder.path);
  // Whoever can knock at the door comes after it.
  expect(keysLeft(folder.path)).toEqual([]);
  const { left } = await untilNothing(() => foundIn(folder.path, traces), 10_000);
  expect(left).toEqual([]);
  await server.stop();
  expect(await shownName(folder.path)).toMatch(/^former-user-/);
  await folder.remove();
});
