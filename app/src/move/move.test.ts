import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { userDecider } from '@clearbench/command-service/user/user-decider';
import { userStream } from '@clearbench/command-service/user/user-stream';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { quietLog } from '@clearbench/event-sourcing/log';
import { type FakeEventStoreDb, startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { type FakeMongo, startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import type { DataLocation } from '@clearbench/hosting/open-data';
import { type Data, openData } from '@clearbench/hosting/open-data';
import { locationsOf } from './locations.ts';
import { move } from './move.ts';
import { digestOf, moveLog } from './move-log.ts';

const secrets = { secret: 'a secret that is only good for tests', secretBefore: undefined };
const at = '2026-11-20T08:00:00.000Z';

const send = (data: Data, userId: string, command: Parameters<typeof userDecider.decide>[0]) =>
  commandHandler({ events: data.events })(userDecider, userStream(userId), command, {
    commandId: crypto.randomUUID(),
    actor: userId,
    correlationId: 'c',
  });

const signUp = (data: Data, userId: string) => {
  const names = { subject: `at-${userId}`, email: `${userId}@example.org`, displayName: `Name of ${userId}` };
  return send(data, userId, {
    type: 'SignUpUser',
    data: { userId, provider: 'company', emailVerified: true, ...names },
    at,
  });
};

const namesIn = async ({ events }: Data) =>
  (await events.readAll(0, 100)).map(({ data }) => (data as { displayName?: string }).displayName);

describe('moving an installation', () => {
  let folder = '';
  let log: FakeEventStoreDb;
  let documents: FakeMongo;
  let servers: DataLocation;
  const inFolder = (name: string): DataLocation => ({ dataFolder: join(folder, name), servers: undefined });
  const open = (place: DataLocation) => openData({ ...place, ...secrets }, quietLog);
  const moved = (from: DataLocation, to: DataLocation) => move({ from, to, secrets, tell: () => {}, log: quietLog });

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-move-'));
    log = await startFakeEventStoreDb();
    documents = await startFakeMongo({ setName: 'fake' });
    servers = { dataFolder: folder, servers: { eventStore: log.connectionString, mongo: documents.url } };
    const data = await open(inFolder('data'));
    for (const userId of ['anna', 'ben', 'carl']) await signUp(data, userId);
    await send(data, 'ben', { type: 'DeleteUser', data: { userId: 'ben', by: 'self' }, at });
    const { sha256, size } = await data.contents.put(Buffer.from('<svg/>'));
    const logo = { asset: 'logoLight', sha256, mediaType: 'image/svg+xml', size };
    const metadata = { at, actor: 'anna', commandId: 'logo', correlationId: 'c', causationId: 'c' };
    await data.events.append('look', 0, [
      { id: crypto.randomUUID(), type: 'AssetUploaded', schema: 1, data: logo, metadata },
    ]);
    await data.close();
  });
  afterEach(async () => {
    await log.stop();
    await documents.goAway();
    await rm(folder, { recursive: true, force: true });
  });

  it('accepts a recorded removal of a content, and refuses a missing content without a record', async () => {
    const lost = { dataFolder: join(folder, 'lost'), servers: undefined };
    const sha256 = '0'.repeat(64);
    const append = async (place: DataLocation, stream: string, type: string, data: object) => {
      const stored = await open(place);
      const metadata = { at, actor: 'a', commandId: type, correlationId: 'c', causationId: 'c' };
      await stored.events.append(stream, 0, [{ id: crypto.randomUUID(), type, schema: 1, data, metadata }]);
      await stored.close();
    };
    await append(lost, 'look', 'AssetUploaded', { asset: 'logoLight', sha256, mediaType: 'image/svg+xml', size: 1 });
    await expect(moved(lost, inFolder('there'))).rejects.toMatchObject({ errorKey: 'store.contentMissing' });
    await append(lost, 'content-removal', 'ContentsRemoved', { contents: [{ hash: sha256, references: 1 }] });
    expect(await moved(lost, inFolder('elsewhere'))).toMatchObject({ events: 2, contents: 0 });
  });

  it('copies everything to servers and back with the same digest; deleted users stay deleted', async () => {
    const there = await moved(inFolder('data'), servers);
    expect(there).toMatchObject({ events: 5, contents: 1 });
    const back = await moved(servers, inFolder('back'));
    expect(back).toEqual({ ...there, heads: { from: there.heads.to, to: expect.objectContaining({ events: 5 }) } });
    for (const place of [servers, inFolder('back')]) {
      const data = await open(place);
      const forgotten = expect.stringMatching(/^former-user-/);
      expect((await namesIn(data)).slice(0, 3)).toEqual(['Name of anna', forgotten, 'Name of carl']);
      await data.close();
    }
  });

  it('appends in portions where separate appends are too large together', async () => {
    const data = await open(inFolder('data'));
    const metadata = { at, actor: 'anna', commandId: 'logo', correlationId: 'c', causationId: 'c' };
    for (const revision of [0, 1, 2, 3]) {
      const large = {
        id: crypto.randomUUID(),
        type: 'Drawn',
        schema: 1,
        data: { text: 'ü'.repeat(200_000) },
        metadata,
      };
      await data.events.append('drawings', revision, [large]);
    }
    await data.close();
    const there = await moved(inFolder('data'), servers);
    expect(there).toMatchObject({ events: 9 });
    expect((await moved(servers, inFolder('back'))).digest).toBe(there.digest);
  });

  it('continues after an interruption without duplicates', async () => {
    const [from, to] = [await open(inFolder('data')), await open(inFolder('other'))];
    let appends = 0;
    const failing = {
      ...to,
      events: {
        ...to.events,
        append: async (...given: Parameters<typeof to.events.append>) => {
          appends += 1;
          if (appends > 2) throw new Error('the cable');
          return to.events.append(...given);
        },
      },
    };
    await expect(moveLog(from, failing, () => {})).rejects.toThrow('the cable');
    const reported: number[] = [];
    await moveLog(from, to, ({ done }) => reported.push(done));
    expect(reported.at(-1)).toBe(1);
    expect(await digestOf(to.events)).toBe(await digestOf(from.events));
    expect(await to.events.readAll(0, 100)).toHaveLength(5);
    await Promise.all([from.close(), to.close()]);
  });

  it('refuses a target with other data, and names missing contents', async () => {
    const other = await open(inFolder('other'));
    await signUp(other, 'zoe');
    await other.close();
    await expect(moved(inFolder('data'), inFolder('other'))).rejects.toThrow('holds something else');
    const [from, to] = [await open(inFolder('data')), await open(inFolder('third'))];
    const empty = { ...from, contents: to.contents };
    await expect(moveLog(empty, to, () => {})).rejects.toMatchObject({ errorKey: 'store.contentMissing' });
    await Promise.all([from.close(), to.close()]);
  });

  it('refuses a log that does not verify, before anything is written', async () => {
    const sql = new DatabaseSync(join(folder, 'data', 'events.db'));
    sql.exec("UPDATE event SET data = replace(data, 'company', 'another') WHERE position = 1");
    sql.close();
    await expect(moved(inFolder('data'), servers)).rejects.toThrow(
      /does not verify: user-anna revision 1 \(position 1,/,
    );
    const there = await open(servers);
    expect(await there.events.readAll(0, 10)).toEqual([]);
    await there.close();
  });

  it('creates nothing for an empty folder, and does not wait for a running product', async () => {
    await expect(moved(inFolder('nothing'), servers)).rejects.toThrow('There is no log');
    expect(existsSync(join(folder, 'nothing'))).toBe(false);
    const data = await open(inFolder('data'));
    await expect(moved(inFolder('data'), servers)).rejects.toMatchObject({ errorKey: 'store.locked' });
    await data.close();
  });

  it('is between two different kinds of storage', () => {
    const mongo = 'mongodb://host/clearbench';
    const there = { from: 'sqlite:./data', to: 'esdb://host:2113', contents: mongo };
    expect(locationsOf(there, 'data').to.servers).toEqual({ eventStore: 'esdb://host:2113', mongo });
    const postgres = 'postgres://host/clearbench';
    expect(locationsOf({ from: 'sqlite:./data', to: postgres }, 'data').to.servers).toEqual({ postgres });
    expect(locationsOf({ ...there, from: postgres }, 'data')).toMatchObject({
      from: { servers: { postgres } },
      to: { servers: { eventStore: 'esdb://host:2113', mongo } },
    });
    for (const wrong of [
      {},
      { from: postgres, to: 'postgresql://other/clearbench' },
      { ...there, contents: undefined },
      { ...there, to: 'sqlite:./b' },
      { ...there, from: 'data' },
    ])
      expect(() => locationsOf(wrong, 'data')).toThrow('npm run move -- --from');
  });
});
