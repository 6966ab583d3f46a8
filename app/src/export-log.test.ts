import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userStream } from '@clearbench/command-service/user/user-stream';
import type { NewEvent, RecordedEvent } from '@clearbench/contracts/event-envelope';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { quietLog } from '@clearbench/event-sourcing/log';
import { type Data, openData, sealedData } from '@clearbench/hosting/open-data';
import type { EventStore } from '@clearbench/stores/event-store/event-store';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { exportLog } from './export-log.ts';

const at = '2026-11-20T08:00:00.000Z';
const person = (userId: string, displayName: string) => {
  const email = `${userId}@example.org`;
  return { userId, provider: 'company', subject: `at-${userId}`, email, displayName, emailVerified: true };
};
const linesIn = async (file: string): Promise<RecordedEvent[]> =>
  (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);

/** A log restored from an export. */
const restored = async (file: string): Promise<EventStore> => {
  const events = memoryEventStore();
  for (const { stream, revision, position: _, ...event } of await linesIn(file))
    await events.append(stream, revision - 1, [event satisfies NewEvent]);
  return events;
};
const namesIn = async (data: Data, file: string) => {
  const { events } = sealedData({ ...data, events: await restored(file) }, quietLog);
  return (await events.readAll(0, 10)).map((event) => (event.data as { displayName?: string }).displayName);
};

describe('export of the log', () => {
  let folder = '';
  let data: Data;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-export-'));
    data = await openData(
      { dataFolder: join(folder, 'data'), secret: 'only for tests', secretBefore: undefined, servers: undefined },
      quietLog,
    );
  });
  afterAll(async () => {
    await data.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is complete, and readable for existing users, never for deleted ones', async () => {
    const handle = commandHandler({ events: data.events });
    const send = (userId: string, command: Parameters<typeof userDecider.decide>[0]) =>
      handle(userDecider, userStream(userId), command, {
        commandId: crypto.randomUUID(),
        actor: userId,
        correlationId: 'c',
      });
    await send('anna', { type: 'SignUpUser', data: person('anna', 'Anna Berg'), at });
    await send('ben', { type: 'SignUpUser', data: person('ben', 'Ben Tal'), at });
    const before = join(folder, 'before.jsonl');
    expect(await exportLog(join(folder, 'data'), before)).toBe(2);
    expect(await readFile(before, 'utf8')).not.toMatch(/Anna|Berg|anna@|at-anna/);
    expect((await linesIn(before)).map(({ stream, type }) => [stream, type])).toEqual([
      ['user-anna', 'UserSignedUp'],
      ['user-ben', 'UserSignedUp'],
    ]);
    expect(await namesIn(data, before)).toEqual(['Anna Berg', 'Ben Tal']);

    await send('anna', { type: 'DeleteUser', data: { userId: 'anna', by: 'self' }, at });
    expect(await namesIn(data, before)).toEqual([expect.stringMatching(/^former-user-/), 'Ben Tal']);
    expect(await exportLog(join(folder, 'data'), before)).toBe(3);
    expect((await readdir(folder)).sort()).toEqual(['before.jsonl', 'data']);
  });

  it('fails without a log, and creates none', async () => {
    await expect(exportLog(join(folder, 'nothing'), join(folder, 'file'))).rejects.toThrow('There is no log');
    expect((await readdir(folder)).sort()).toEqual(['before.jsonl', 'data']);
  });
});
