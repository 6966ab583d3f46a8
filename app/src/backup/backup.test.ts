import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userStream } from '@clearbench/command-service/user/user-stream';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { quietLog } from '@clearbench/event-sourcing/log';
import { type Data, openData } from '@clearbench/hosting/open-data';
import { settingsFrom } from '../settings.ts';
import { verify } from '../verify/verify.ts';
import { backUpInstallation } from './back-up.ts';
import { restoreInstallation } from './restore.ts';

const at = '2026-11-20T08:00:00.000Z';
const metadata = () => ({ commandId: crypto.randomUUID(), actor: 'anna', correlationId: 'c' });

const signUp = (data: Data, userId: string, displayName: string) =>
  commandHandler({ events: data.events })(
    userDecider,
    userStream(userId),
    {
      type: 'SignUpUser',
      at,
      data: {
        userId,
        provider: 'company',
        subject: `at-${userId}`,
        email: `${userId}@example.org`,
        displayName,
        emailVerified: true,
      },
    },
    metadata(),
  );

const namesIn = async (data: Data) =>
  (await data.events.readAll(0, 1_000)).map((event) => (event.data as { displayName?: string }).displayName);

describe('backup', () => {
  let folder = '';
  let data: Data;
  const inFolder = (name: string): string => join(folder, name);
  const open = (name: string) => openData(settingsFrom({ CLEARBENCH_DATA: inFolder(name) }), quietLog);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-backup-'));
    data = await open('data');
    await signUp(data, 'anna', 'Anna Berg');
    await data.contents.put(Buffer.from('<Document/>'));
  });
  afterEach(async () => {
    await data.close();
    await rm(folder, { recursive: true, force: true });
  });
  const backUpAs = (name: string) =>
    backUpInstallation(inFolder('data'), { log: inFolder(`${name}-log`), keys: inFolder(`${name}-keys`) });
  const restoreFrom = (name: string, to: string) =>
    restoreInstallation({ log: inFolder(`${name}-log`), keys: inFolder(`${name}-keys`) }, inFolder(to));

  it('is consistent while the product runs', async () => {
    const writing = Array.from({ length: 200 }, (_, number) => signUp(data, `user-${number}`, `Nobody ${number}`));
    await writing[0];
    backUpAs('first');
    await Promise.all(writing);
    restoreFrom('first', 'restored');
    const restored = await open('restored');
    try {
      const names = await namesIn(restored);
      expect(names).toEqual((await namesIn(data)).slice(0, names.length));
      expect(names.slice(0, 2)).toEqual(['Anna Berg', 'Nobody 0']);
      for await (const { faults } of verify(restored)) expect(faults).toEqual([]);
    } finally {
      await restored.close();
    }
  });

  it('contains no readable names without the keys', async () => {
    backUpAs('first');
    for (const name of await readdir(inFolder('first-log')))
      expect(await readFile(join(inFolder('first-log'), name), 'latin1')).not.toMatch(/Anna|Berg|anna@/);
    expect((await readdir(inFolder('first-log'))).sort()).toEqual(['contents.db', 'events.db']);
    expect((await readdir(inFolder('first-keys'))).sort()).toEqual(['keys.db', 'session-secret']);
  });

  it('leaves no files after a failure, and reports the reason', async () => {
    await writeFile(inFolder('file'), '');
    const to = { log: inFolder('first-log'), keys: join(inFolder('file'), 'keys') };
    expect(() => backUpInstallation(inFolder('data'), to)).toThrow(
      expect.objectContaining({
        forOperator: true,
        message: expect.stringMatching(/^The backup was not made: ENOTDIR/),
      }),
    );
    backUpAs('second');
    await writeFile(join(inFolder('second-log'), 'contents.db'), 'no database'.repeat(1_000));
    expect(() => restoreFrom('second', 'other')).toThrow(/other was not restored: .*not a database/);
    expect((await readdir(folder)).sort()).toEqual(['data', 'file', 'second-keys', 'second-log']);
  });

  it('overwrites nothing, and needs all its parts', async () => {
    backUpAs('first');
    expect(() => backUpAs('first')).toThrow('is there already');
    expect(() => restoreFrom('first', 'data')).toThrow('is not empty');
    await rm(join(inFolder('first-keys'), 'keys.db'));
    expect(() => restoreFrom('first', 'other')).toThrow('keys.db is missing');
    await mkdir(inFolder('nothing'));
    const to = { log: inFolder('x'), keys: inFolder('y') };
    expect(() => backUpInstallation(inFolder('nothing'), to)).toThrow('There is no log');
    expect(() => backUpInstallation(inFolder('data'), { log: inFolder('x'), keys: inFolder('x') })).toThrow('apart');
    expect((await readdir(folder)).sort()).toEqual(['data', 'first-keys', 'first-log', 'nothing']);
  });
});
