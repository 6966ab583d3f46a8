import { type PostgresStores, postgresStores } from './postgres-stores.ts';
import { onPostgres } from './testing/postgres.fixture.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const sort = { field: 'name', direction: 'ascending' } as const;
const requested = { where: [], sort, search: 'alar', limit: 5 };

const fill = async ({ documents, contents, keys }: PostgresStores) => {
  await documents.prepare('files@1', { indexes: [['name']], search: 'name' });
  const changes = [{ id: 'a', position: 1, document: { name: 'Salary' } }];
  await documents.apply('files@1', changes, { name: 'files@1', position: 1 });
  const { sha256 } = await contents.put(Buffer.from('<Document/>'));
  return { sha256, ...(await keys.keyOf('anna', 1)) };
};

onPostgres('stores in PostgreSQL', (database) => {
  const first = async () => {
    const connection = await database.open();
    return postgresStores({ connection, address: database.address(), secrets });
  };
  const another = async () =>
    postgresStores({ connection: await database.again(), address: database.address(), secrets });

  it('work together and close together', async () => {
    const stores = await first();
    const { sha256 } = await fill(stores);
    expect(await stores.checkpoints.get('files@1')).toBe(1);
    expect(await stores.contents.has(sha256)).toBe(true);
    await stores.writable();
    await stores.close();
    const closed = { errorKey: 'store.closed' };
    await expect(stores.documents.get('files@1', 'a')).rejects.toMatchObject(closed);
    await expect(stores.checkpoints.all()).rejects.toMatchObject(closed);
    await expect(stores.contents.has(sha256)).rejects.toMatchObject(closed);
    await expect(stores.keys.keyOf('anna', 0)).rejects.toMatchObject(closed);
    await stores.close();
  });

  it('keep all data when reopened, and are shared by several processes', async () => {
    const writer = await first();
    const reader = await another();
    await expect(reader.documents.find('files@1', requested)).rejects.toMatchObject({ errorKey: 'store.notIndexed' });
    const { sha256, keyId, key } = await fill(writer);
    expect((await reader.documents.find('files@1', requested)).items.map(({ id }) => id)).toEqual(['a']);
    await writer.close();
    for (const { documents, checkpoints, contents, keys, close } of [reader, await another()]) {
      expect((await documents.find('files@1', requested)).items).toHaveLength(1);
      expect(await checkpoints.get('files@1')).toBe(1);
      expect(Buffer.from(await contents.get(sha256)).toString()).toBe('<Document/>');
      expect(Buffer.from((await keys.read([keyId])).values().next().value ?? [])).toEqual(Buffer.from(key));
      await close();
    }
  });

  it('can be opened for the first time by several processes at once', async () => {
    await database.newSchema();
    const stores = await Promise.all([another(), another(), another()]);
    const filled = await Promise.all(stores.map(fill));
    expect(new Set(filled.map(({ key }) => Buffer.from(key).toString('hex'))).size).toBe(1);
    for (const { close } of stores) await close();
  });

  it('keep all data when read models are scrubbed', async () => {
    const stores = await first();
    await fill(stores);
    await stores.documents.prepare('files@2', { indexes: [] });
    await stores.scrub(['files', 'nobody']);
    expect((await stores.documents.find('files@1', requested)).items).toHaveLength(1);
    await stores.close();
  });

  it('are not opened with a wrong secret', async () => {
    await (await first()).close();
    const connection = await database.again();
    const wrong = postgresStores({ connection, address: database.address(), secrets: { secret: 'a wrong one' } });
    await expect(wrong).rejects.toMatchObject({ errorKey: 'store.wrongSecret' });
  });
});
