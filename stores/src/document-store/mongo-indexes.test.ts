import type { Document } from 'mongodb';
import { fakeTargets } from '../testing/mongo-targets.fixture.ts';
import type { Condition, Query } from './document-store.ts';
import { mongoDocumentStore } from './mongo.ts';

const files = 'file-list@3';
const indexes = [['env', 'createdAt'], ['env', 'type', 'valid', 'name'], ['name']];
const env: Condition = { field: 'env', is: 'e1' };
const type: Condition = { field: 'type', anyOf: ['pacs.008', 'camt.056'] };
const valid: Condition = { field: 'valid', is: true };
const [target] = fakeTargets();
if (!target) throw new Error('there is no fake');
const { open, fake } = target;

const keysOf = (list: readonly string[]) => ['live', ...list.map((field) => `fields.${field}`), '_id'];

describe('indexes of documents in MongoDB', () => {
  it('are those of the shape, and follow its changes', async () => {
    const connection = await open();
    const store = mongoDocumentStore(connection);
    const present = async () =>
      (await connection.db.collection(`documents.${files}`).listIndexes().toArray()).map(({ key }) => Object.keys(key));
    await store.prepare(files, { indexes, search: 'name' });
    expect(await present()).toEqual([['_id'], ...indexes.map(keysOf), ['trigrams']]);
    await store.prepare(files, { indexes: [['name'], ['env', 'a.b$c']] });
    expect(await present()).toEqual([['_id'], keysOf(['name']), keysOf(['env', 'a%2eb%24c'])]);
    await mongoDocumentStore(connection).prepare(files, { indexes: [] });
    expect(await present()).toEqual([['_id']]);
  });

  it('are filled for a new shape in one pass over the ids, and a second pass finds nothing', async () => {
    const connection = await open();
    await mongoDocumentStore(connection).prepare(files, { indexes: [['name']] });
    const changes = Array.from({ length: 1_300 }, (_, n) => ({
      id: `${n}`,
      position: n + 1,
      document: { name: `file ${n % 5}`, type: 'pacs.008' },
    }));
    await mongoDocumentStore(connection).apply(files, changes);
    const from = fake().asked.length;
    const store = mongoDocumentStore(connection);
    await store.prepare(files, { indexes: [['type']] });
    const finds = fake()
      .asked.slice(from)
      .filter(({ name, collection }) => name === 'find' && collection === `documents.${files}`)
      .map(({ body }) => (body.filter as Document)._id?.$gt as string | undefined);
    const ids = changes.map(({ id }) => id).sort();
    expect(finds).toEqual([undefined, ids[499], ids[999], ids[1_299], undefined]);
    expect(await store.count(files, [{ field: 'type', is: 'pacs.008' }])).toBe(1_300);
  });

  /** The fields that a query fixes, then its sort fields. */
  const fixedAndSorted = ({ filter, sort, limit, skip }: Document) => {
    const conditions = (filter.$and as Document[]).flatMap((each) => Object.entries(each));
    const fixed = conditions.filter(([, test]) => '$eq' in test || '$in' in test).map(([path]) => path);
    expect([limit > 0, skip]).toEqual([true, undefined]);
    return { fixed: new Set(fixed), sorted: Object.keys(sort) };
  };

  it.each([
    ['by date', [env], 'createdAt'],
    ['by date within bounds', [env, { field: 'createdAt', from: '2026-1', to: '2026-3' }], 'createdAt'],
    ['of some types, valid or not, by name', [valid, type, env], 'name'],
    ['by name alone', [], 'name'],
  ] as [string, Condition[], string][])('are queried in their order %s, page after page', async (_, where, field) => {
    const store = mongoDocumentStore(await open());
    await store.prepare(files, { indexes });
    const changes = Array.from({ length: 60 }, (_, n) => {
      const document = { env: 'e1', type: 'pacs.008', valid: true, createdAt: `2026-${n % 7}`, name: `file ${n % 5}` };
      return { id: `${n}`, position: n + 1, document: n % 10 === 0 ? { ...document, [field]: null } : document };
    });
    await store.apply(files, changes);
    for (const direction of ['ascending', 'descending'] as const) {
      const from = fake().asked.length;
      const query: Query = { where, sort: { field, direction }, limit: 7 };
      let page = await store.find(files, query);
      while (page.next !== undefined) page = await store.find(files, { ...query, after: page.next });
      const queries = fake()
        .asked.slice(from)
        .filter(({ name }) => name === 'find')
        .map(({ body }) => fixedAndSorted(body));
      expect(queries.length).toBeGreaterThan(4);
      for (const { fixed, sorted } of queries) {
        const serving = indexes.map(keysOf).filter((keys) => {
          const before = keys.slice(0, keys.length - sorted.length);
          return keys.slice(-sorted.length).join() === sorted.join() && before.every((path) => fixed.has(path));
        });
        const best = serving.sort((a, b) => b.length - a.length)[0] ?? [];
        expect([...fixed].filter((path) => !best.includes(path))).toEqual([]);
      }
    }
  });
});
