import { randomUUID } from 'node:crypto';
import { startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { sampleEvent } from './event-store/testing/event.fixture.ts';
import { openServerLogChain, openServerStores, type ServerAddresses } from './open-server-stores.ts';
import type { Stores } from './stores.ts';
import { onPostgres } from './testing/postgres.fixture.ts';

const secrets = { secret: 'only for tests of stores' };

onPostgres('stores with PostgreSQL', (database) => {
  const opened: Stores[] = [];
  const open = async (addresses: ServerAddresses): Promise<Stores> => {
    const stores = await openServerStores({ ...addresses, secrets, onStoreError: () => {} });
    opened.push(stores);
    return stores;
  };
  const closeAll = async () => {
    for (const each of opened.splice(0)) await each.close();
  };
  afterEach(closeAll);

  /** Writes to each store, and reads everything from another process. */
  const keepsEverything = async (addresses: ServerAddresses) => {
    const first = await open(addresses);
    const { position } = await first.events.append('file-1', 0, [sampleEvent('a', { name: 'Zürich 😀' })]);
    await first.documents.prepare('files', { indexes: [['name']] });
    await first.documents.apply('files', [{ id: 'one', position, document: { name: 'x' } }], {
      name: 'files',
      position,
      fence: 3,
    });
    const { sha256 } = await first.contents.put(Buffer.from('content'));
    const { keyId, key } = await first.keys.keyOf('user-1', position);

    const second = await open(addresses);
    const heard = new Promise<string>((resolve) => void second.changes.subscribe(({ id }) => resolve(id)));
    const id = randomUUID();
    await first.changes.publish([{ topic: 'file', id, revision: 1, audience: 'everyone' }]);
    expect(await heard).toBe(id);
    expect(await second.events.readAll(0, 10)).toMatchObject([{ id: 'a', data: { name: 'Zürich 😀' }, position }]);
    expect(await second.documents.get('files', 'one')).toMatchObject({ document: { name: 'x' } });
    expect(await second.checkpoints.get('files')).toBe(position);
    const stale = second.documents.apply('files', [], { name: 'files', position: position + 1, fence: 2 });
    await expect(stale).rejects.toMatchObject({ errorKey: 'store.fenced' });
    expect(Buffer.from(await second.contents.get(sha256)).toString()).toBe('content');
    expect((await second.keys.read([keyId])).values().next().value).toEqual(key);
    await second.writable();
    const chain = await openServerLogChain(addresses);
    expect(await chain.read(0, 10)).toMatchObject([{ id: 'a', position }]);
    await chain.close();
    await closeAll();
    await expect(first.events.head()).rejects.toMatchObject({ errorKey: 'store.closed' });
  };

  it('keep everything for all processes', async () => keepsEverything({ postgres: await database.newSchemaUrl() }));

  it('may have the log in EventStoreDB', async () => {
    const log = await startFakeEventStoreDb();
    await keepsEverything({ postgres: await database.newSchemaUrl(), eventStore: log.connectionString });
    await log.stop();
  });

  it('may have everything except the log in MongoDB', async () => {
    const documents = await startFakeMongo({ setName: 'fake' });
    await keepsEverything({ postgres: await database.newSchemaUrl(), mongo: documents.url });
    await documents.goAway();
  });

  it('name PostgreSQL where its address or the secret is wrong', async () => {
    const postgres = await database.newSchemaUrl();
    await (await open({ postgres })).keys.keyOf('user-1', 1);
    const other = { postgres, secrets: { secret: 'another one' }, onStoreError: () => {} };
    await expect(openServerStores(other)).rejects.toMatchObject({
      errorKey: 'store.wrongSecret',
      params: { server: 'PostgreSQL' },
    });
    const unknown = postgres.replace(/\/clearbench_test_[^?]*/, '/no_such_database');
    await expect(open({ postgres: unknown })).rejects.toMatchObject({
      errorKey: 'store.badAddress',
      params: { server: 'PostgreSQL', reason: expect.stringContaining('no_such_database') },
    });
    const unknownRole = postgres.replace(/\/\/[^@]*@/, '//no_such_role@');
    await expect(open({ postgres: unknownRole })).rejects.toMatchObject({ errorKey: 'store.accessDenied' });
  });
});
