import { type MongoStores, mongoStores } from './mongo-stores.ts';
import { mongoTargets } from './testing/mongo-targets.fixture.ts';

const secrets = { secret: 'a secret that is only good for tests' };
const sort = { field: 'name', direction: 'ascending' } as const;
const requested = { where: [], sort, search: 'alar', limit: 5 };

const fill = async ({ documents, contents, keys }: MongoStores) => {
  await documents.prepare('files@1', { indexes: [['name']], search: 'name' });
  const changes = [{ id: 'a', position: 1, document: { name: 'Salary' } }];
  await documents.apply('files@1', changes, { name: 'files@1', position: 1 });
  const { sha256 } = await contents.put(Buffer.from('<Document/>'));
  return { sha256, ...(await keys.keyOf('anna', 1)) };
};

for (const { name, open, address } of mongoTargets()) {
  describe(`stores in ${name}`, () => {
    const opened = async () => {
      await open();
      return mongoStores({ ...address(), secrets });
    };

    it('work together and close together', async () => {
      const stores = await opened();
      const { sha256 } = await fill(stores);
      expect(await stores.checkpoints.get('files@1')).toBe(1);
      expect(await stores.contents.has(sha256)).toBe(true);
      await stores.close();
      const closed = { errorKey: 'store.closed' };
      await expect(stores.documents.get('files@1', 'a')).rejects.toMatchObject(closed);
      await expect(stores.checkpoints.all()).rejects.toMatchObject(closed);
      await expect(stores.contents.has(sha256)).rejects.toMatchObject(closed);
      await expect(stores.keys.keyOf('anna', 0)).rejects.toMatchObject(closed);
      await expect(stores.scrub(['files'])).rejects.toMatchObject(closed);
      await stores.close();
    });

    it('keep all data when reopened, and are shared by several processes', async () => {
      const first = await opened();
      const reader = await mongoStores({ ...address(), secrets });
      await expect(reader.documents.find('files@1', requested)).rejects.toMatchObject({ errorKey: 'store.notIndexed' });
      const { sha256, keyId, key } = await fill(first);
      expect((await reader.documents.find('files@1', requested)).items.map(({ id }) => id)).toEqual(['a']);
      await first.close();
      const again = await mongoStores({ ...address(), secrets });
      for (const { documents, checkpoints, contents, keys, close } of [reader, again]) {
        expect((await documents.find('files@1', requested)).items).toHaveLength(1);
        expect(await checkpoints.get('files@1')).toBe(1);
        expect(Buffer.from(await contents.get(sha256)).toString()).toBe('<Document/>');
        expect(Buffer.from((await keys.read([keyId])).values().next().value ?? [])).toEqual(Buffer.from(key));
        await close();
      }
    });

    it('keep all data when read models are scrubbed', async () => {
      const stores = await opened();
      await fill(stores);
      await stores.documents.prepare('files@2', { indexes: [] });
      await stores.scrub(['files', 'nobody']);
      expect((await stores.documents.find('files@1', requested)).items).toHaveLength(1);
      await stores.close();
    });

    it('leave nothing open where one of them cannot be opened', async () => {
      await (await opened()).close();
      const wrong = { ...address(), secrets: { secret: 'a wrong one' } };
      await expect(mongoStores(wrong)).rejects.toMatchObject({ errorKey: 'store.wrongSecret' });
    });
  });
}
