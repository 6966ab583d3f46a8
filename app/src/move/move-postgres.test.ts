import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userStream } from '@clearbench/command-service/user/user-stream';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { quietLog } from '@clearbench/event-sourcing/log';
import { type DataLocation, openData } from '@clearbench/hosting/open-data';
import { onPostgres } from '@clearbench/stores/testing/postgres.fixture';
import { exportLog } from '../export-log.ts';
import { replayStatistics } from '../replay-statistics.ts';
import { verifyCommand } from '../verify/verify-command.ts';
import { move } from './move.ts';

const secret = 'a secret that is only good for tests';
const secrets = { secret, secretBefore: undefined };
const at = '2026-11-20T08:00:00.000Z';

onPostgres('an installation in PostgreSQL', (database) => {
  let folder = '';
  let postgres = '';
  const inFolder = (name: string): DataLocation => ({ dataFolder: join(folder, name), servers: undefined });
  const there = (): DataLocation => ({ dataFolder: folder, servers: { postgres } });
  const open = (location: DataLocation) => openData({ ...location, ...secrets }, quietLog);
  const moved = (from: DataLocation, to: DataLocation) => move({ from, to, secrets, tell: () => {}, log: quietLog });
  const namesIn = async (location: DataLocation) => {
    const data = await open(location);
    const events = await data.events.readAll(0, 100);
    await data.close();
    return events.map((event) => (event.data as { displayName?: string }).displayName);
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-move-postgres-'));
    postgres = await database.newSchemaUrl();
    const data = await open(inFolder('data'));
    const handle = commandHandler({ events: data.events });
    const send = (userId: string, command: Parameters<typeof userDecider.decide>[0]) =>
      handle(userDecider, userStream(userId), command, {
        commandId: crypto.randomUUID(),
        actor: userId,
        correlationId: 'c',
      });
    for (const userId of ['anna', 'ben']) {
      const names = { subject: `at-${userId}`, email: `${userId}@example.org`, displayName: `Name of ${userId} 😀` };
      await send(userId, {
        type: 'SignUpUser',
        data: { userId, provider: 'company', emailVerified: true, ...names },
        at,
      });
    }
    await send('ben', { type: 'DeleteUser', data: { userId: 'ben', by: 'self' }, at });
    const { sha256, size } = await data.contents.put(Buffer.from('<svg/>'));
    const logo = { asset: 'logoLight', sha256, mediaType: 'image/svg+xml', size };
    const metadata = { at, actor: 'anna', commandId: 'logo', correlationId: 'c', causationId: 'c' };
    await data.events.append('look', 0, [
      { id: crypto.randomUUID(), type: 'AssetUploaded', schema: 1, data: logo, metadata },
    ]);
    await data.close();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is moved from a data folder and back with the same digest; deleted users stay deleted', async () => {
    const result = await moved(inFolder('data'), there());
    expect(result).toMatchObject({ events: 4, contents: 1 });
    const back = await moved(there(), inFolder('back'));
    expect(back).toMatchObject({ events: 4, contents: 1, digest: result.digest });
    const forgotten = expect.stringMatching(/^former-user-/);
    for (const location of [there(), inFolder('back')])
      expect((await namesIn(location)).slice(0, 2)).toEqual(['Name of anna 😀', forgotten]);
  });

  it('is verified, and its head is the one of an export', async () => {
    await moved(inFolder('data'), there());
    const printed: string[] = [];
    const env = { CLEARBENCH_POSTGRES_URL: postgres, CLEARBENCH_SECRET: secret, CLEARBENCH_DATA: folder };
    const verify = (...args: string[]) =>
      verifyCommand(args, { out: (line) => printed.push(line), err: (line) => printed.push(line), env });
    expect([await verify(), printed.filter((line) => line.includes('differs'))]).toEqual([0, []]);
    printed.length = 0;
    expect(await verify('--head')).toBe(0);
    const head = JSON.parse(printed.join('\n')) as { events: number; hash: string };
    const file = join(folder, 'log.jsonl');
    expect(await exportLog({ postgres }, file)).toBe(4);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ hash: head.hash, position: 4 });
    expect(head.events).toBe(4);
    expect(await readFile(file, 'utf8')).not.toMatch(/Name of|anna@/);
  });

  it('replays its statistics', async () => {
    await moved(inFolder('data'), there());
    const window = { resolution: 'DAY', duration: 30, timeZone: 'UTC' } as const;
    const { events } = await replayStatistics({ postgres }, { window, until: '2026-11-30' }, () => undefined);
    expect(events).toBe(4);
  });
});
