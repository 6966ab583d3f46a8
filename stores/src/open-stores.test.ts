import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleEvent } from './event-store/testing/event.fixture.ts';
import { openStores, type StoresSettings } from './open-stores.ts';
import type { Stores } from './stores.ts';
import { scratchFolder } from './testing/scratch-folder.fixture.ts';

const scratch = scratchFolder();
const secrets = { secret: 'a secret that is only good for tests' };
const fill = async ({ events, documents, contents }: Stores) => {
  await events.append('file-1', 0, [sampleEvent('a')]);
  await documents.prepare('files@1', { indexes: [['name']], search: 'name' });
  const changes = [{ id: 'a', position: 1, document: { name: 'Salary' } }];
  await documents.apply('files@1', changes, { name: 'files@1', position: 1 });
  return contents.put(Buffer.from('<Document/>'));
};

describe('open stores', () => {
  it.each<StoresSettings>([{ kind: 'memory' }, { kind: 'sqlite', folder: scratch('data/nested'), secrets }])(
    'of kind $kind work together and close together',
    async (settings) => {
      const stores = await openStores(settings);
      const { sha256 } = await fill(stores);
      expect(await stores.checkpoints.get('files@1')).toBe(1);
      expect(await stores.contents.has(sha256)).toBe(true);
      await stores.close();
      const closed = { errorKey: 'store.closed' };
      await expect(stores.events.head()).rejects.toMatchObject(closed);
      await expect(stores.documents.get('files@1', 'a')).rejects.toMatchObject(closed);
      await expect(stores.checkpoints.all()).rejects.toMatchObject(closed);
      await expect(stores.contents.has(sha256)).rejects.toMatchObject(closed);
      await expect(stores.keys.keyOf('anna', 0)).rejects.toMatchObject(closed);
    },
  );

  it('keep all data when the folder is opened again', async () => {
    const folder = scratch('data');
    const first = await openStores({ kind: 'sqlite', folder, secrets });
    const { sha256 } = await fill(first);
    await first.close();

    const again = await openStores({ kind: 'sqlite', folder, secrets });
    const { events, documents, checkpoints, contents } = again;
    expect(await events.readStream('file-1')).toHaveLength(1);
    expect(await checkpoints.get('files@1')).toBe(1);
    expect(Buffer.from(await contents.get(sha256)).toString()).toBe('<Document/>');
    const sort = { field: 'name', direction: 'ascending' } as const;
    const { items } = await documents.find('files@1', { where: [], sort, search: 'alar', limit: 5 });
    expect(items.map(({ id }) => id)).toEqual(['a']);
    await again.close();
  });

  it('leave nothing open where one of them cannot be opened', async () => {
    const folder = scratch('data');
    await (await openStores({ kind: 'sqlite', folder, secrets })).close();
    const contents = join(folder, 'contents.db');
    writeFileSync(contents, 'no database'.repeat(1000));
    await expect(openStores({ kind: 'sqlite', folder, secrets })).rejects.toThrow('not a database');
    expect(readdirSync(folder).filter((name) => name.endsWith('-wal'))).toEqual([]);
    rmSync(contents);
    await (await openStores({ kind: 'sqlite', folder, secrets })).close();
  });

  it('refuse a folder that is already open', async () => {
    const folder = scratch('data');
    const stores = await openStores({ kind: 'sqlite', folder, secrets });
    const refused = { errorKey: 'store.locked', params: { folder, pid: process.pid } };
    await expect(openStores({ kind: 'sqlite', folder, secrets })).rejects.toMatchObject(refused);
    await stores.close();
    await (await openStores({ kind: 'sqlite', folder, secrets })).close();
  });
});
