import { openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { sqliteDocumentStore } from './sqlite.ts';
import { documentStoreSpec } from './testing/spec.ts';

const scratch = scratchFolder();
documentStoreSpec('sqlite', async () => sqliteDocumentStore(openDatabase(scratch())));
documentStoreSpec('sqlite, a few rows at a time', async () => sqliteDocumentStore(openDatabase(scratch()), 2));
documentStoreSpec('sqlite, with indexes that are created later,', async () => {
  const store = sqliteDocumentStore(openDatabase(scratch()), 2);
  return { ...store, prepare: (name, shape) => store.prepare(name, shape, { indexesLater: true }) };
});

describe('a query of the sqlite document store', () => {
  it('lets other work run while it examines rows that another condition excludes', async () => {
    const store = sqliteDocumentStore(openDatabase(scratch()), 10);
    await store.prepare('rows', {
      indexes: [
        ['shelf', 'name'],
        ['kind', 'name'],
      ],
    });
    const rows = Array.from({ length: 300 }, (_, row) => ({
      id: `r${row}`,
      position: row + 1,
      document: { shelf: 's', kind: row === 299 ? 'rare' : 'usual', name: String(row).padStart(4, '0') },
    }));
    await store.apply('rows', rows);
    let [turns, isFinding] = [0, true];
    const count = (): void => {
      turns += 1;
      if (isFinding) setImmediate(count);
    };
    setImmediate(count);
    const where = [
      { field: 'shelf', is: 's' },
      { field: 'kind', is: 'rare' },
    ];
    const found = await store.find('rows', { where, sort: { field: 'name', direction: 'ascending' }, limit: 5 });
    isFinding = false;
    expect(found.items.map(({ id }) => id)).toEqual(['r299']);
    expect(turns).toBeGreaterThan(20);
    await store.close();
  });
});
