import { copyFileSync, existsSync } from 'node:fs';
import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import type { CollectionShape, Query } from './document-store.ts';
import { sqliteDocumentStore } from './sqlite.ts';

const scratch = scratchFolder();
const files = 'file-list@1';
const shape: CollectionShape = { indexes: [['env', 'name'], ['env', 'kind', 'name'], ['size']], search: 'name' };
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({
    id: `f${(n * 7919) % 100_003}`,
    position: from + n + 1,
    document: {
      env: `e${n % 2}`,
      kind: `k${n % 5}`,
      name: `file ${n % 700}`,
      ...(n % 9 === 0 ? {} : { size: n % 31 }),
    },
  }));
const query: Query = {
  where: [
    { field: 'env', is: 'e1' },
    { field: 'kind', anyOf: ['k1', 'k3'] },
  ],
  sort: { field: 'name', direction: 'descending' },
  limit: 50,
};

const opened = async (file = scratch()) => {
  const database = openDatabase(file);
  const store = sqliteDocumentStore(database);
  const indexes = () =>
    database
      .statement(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND name LIKE 'by\\_file%' ESCAPE '\\' ORDER BY name",
      )
      .all()
      .map(({ name }) => String(name));
  return { file, store, database, indexes };
};
const filled = async (count: number) => {
  const one = await opened();
  await one.store.prepare(files, shape, { indexesLater: true });
  await one.store.apply(files, rows(count));
  return one;
};
/** The files as a process leaves them that is killed now. */
const killedNow = (file: string): string => {
  const copy = scratch();
  for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  return copy;
};
const indexedAtOnce = async () => {
  const { store, indexes } = await opened();
  await store.prepare(files, shape);
  const names = indexes();
  await store.close();
  return names;
};

describe('indexes that are created later', () => {
  it('are created one after the other, and answers stay the same', async () => {
    const { store, indexes } = await filled(2_500);
    const [page, total] = [await store.find(files, query), await store.count(files, query.where)];
    expect(page.items).toHaveLength(50);
    expect(total).toBe(500);
    for (let made = 0; made < 3; made += 1) {
      expect(indexes()).toHaveLength(made);
      expect(await store.createIndexes(files)).toBe(made < 2);
      expect(await store.find(files, query)).toEqual(page);
      expect(await store.count(files, query.where)).toBe(total);
    }
    expect(indexes()).toEqual(await indexedAtOnce());
    await store.close();
  });

  it('are created at once where the collection is small', async () => {
    const { store, indexes } = await filled(300);
    expect(await store.createIndexes(files)).toBe(false);
    expect(indexes()).toEqual(await indexedAtOnce());
    expect(await store.createIndexes('no-such-collection')).toBe(false);
    await store.close();
  });

  it('are completed after a crash before, between and after them', async () => {
    const before = await filled(1_200);
    const page = await before.store.find(files, query);
    for (let made = 0; made <= 3; made += 1) {
      const after = await opened(killedNow(before.file));
      expect(after.indexes()).toHaveLength(made);
      await after.store.prepare(files, shape, { indexesLater: true });
      expect(await after.store.find(files, query)).toEqual(page);
      while (await after.store.createIndexes(files));
      expect(after.indexes()).toEqual(await indexedAtOnce());
      expect(await after.store.find(files, query)).toEqual(page);
      expect(after.database.statement('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
      await after.store.close();
      await before.store.createIndexes(files);
    }
    await before.store.close();
  });

  it('leave the event loop free, and a write that waits for one is kept', async () => {
    const { store } = await filled(20_000);
    let [turns, isCreating] = [0, true];
    const count = (): void => {
      turns += 1;
      if (isCreating) setTimeout(count, 1);
    };
    const creating = store.createIndexes(files);
    count();
    const writing = store.apply(files, [{ id: 'late', position: 50_000, document: { env: 'e1', name: 'late' } }]);
    await creating;
    isCreating = false;
    await writing;
    expect(turns).toBeGreaterThan(5);
    while (await store.createIndexes(files));
    const found = await store.find(files, { ...query, where: [{ field: 'name', is: 'late' }] });
    expect(found.items.map(({ id }) => id)).toEqual(['late']);
    await store.close();
  });

  it('of several collections are created at the same time', async () => {
    const { store } = await filled(1_500);
    const other = 'file-counts@1';
    await store.prepare(other, shape, { indexesLater: true });
    await store.apply(other, rows(1_500));
    const pages = await Promise.all([store.find(files, query), store.find(other, query)]);
    const createAll = async (name: string) => {
      while (await store.createIndexes(name));
    };
    await Promise.all([createAll(files), createAll(other)]);
    expect(await Promise.all([store.createIndexes(files), store.createIndexes(other)])).toEqual([false, false]);
    expect(await Promise.all([store.find(files, query), store.find(other, query)])).toEqual(pages);
    await store.close();
  });

  it('are created in a database that closes only after the running one', async () => {
    const { store, file } = await filled(5_000);
    const creating = store.createIndexes(files);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    await store.close();
    expect(await creating).toBe(true);
    const again = await opened(file);
    expect(again.indexes()).toHaveLength(1);
    await again.store.close();
  });
});
