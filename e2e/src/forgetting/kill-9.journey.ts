import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { settingsFrom } from '@clearbench/app/settings';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { invitationId, testUser, traces, userId } from './deleted-user.ts';
import { foundIn } from './raw-bytes.ts';
import { waitUntilEmpty } from './wait-until.ts';

const script = fileURLToPath(new URL('./stops-after-deleting.ts', import.meta.url));

/** Runs the script to the moment before the destruction of the key, and kills it. */
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
  const rows = sql.prepare('SELECT hex(wrapped) AS wrapped FROM key WHERE owner IN (?, ?)').all(userId, invitationId);
  sql.close();
  expect(rows).toHaveLength(2);
  return rows.map(({ wrapped }) => String(wrapped)).filter((wrapped) => !/^0+$/.test(wrapped));
};

/** Name and address as currently read from the log. */
const shown = async (folder: string): Promise<unknown[]> => {
  const data = await openData(settingsFrom({ CLEARBENCH_DATA: folder }), quietLog);
  const [signedUp] = await data.events.readStream(`user-${userId}`, 0, 1);
  const [invited] = await data.events.readStream(`invitation-${invitationId}`, 0, 1);
  await data.close();
  const { displayName, email } = { ...(signedUp?.data as object), ...(invited?.data as object) } as Readonly<
    Record<string, unknown>
  >;
  return [displayName, email];
};

it('kill -9 between a deletion and the destruction of the key: the next start destroys it', async () => {
  const folder = await temporaryFolder();
  await killedInBetween(folder.path);
  expect(keysLeft(folder.path)).toHaveLength(2);
  expect(await shown(folder.path)).toEqual([testUser.name, testUser.email]);

  const server = await runServer(folder.path);
  // The destruction comes before the first request.
  expect(keysLeft(folder.path)).toEqual([]);
  expect(await waitUntilEmpty(() => foundIn(folder.path, traces))).toEqual([]);
  await server.stop();
  const [name, address] = await shown(folder.path);
  expect(name).toMatch(/^former-user-[0-9a-f]{8}$/);
  expect(address).toMatch(/^former-user-[0-9a-f]{8}@forgotten\.invalid$/);
  await folder.remove();
});
