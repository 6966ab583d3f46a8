import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { sql } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import type { Change, Query } from './document-store.ts';
import { documentMigrations } from './postgres/collections.ts';
import { tableOf } from './postgres/table-names.ts';
import { postgresDocumentStore } from './postgres.ts';

const files = 'file-list@3';
const shape = { indexes: [['name']], search: 'name' };
const byName: Query = { where: [], sort: { field: 'name', direction: 'ascending' }, limit: 100 };
const change = (id: string, position: number, name: string): Change => ({ id, position, document: { name } });

onPostgres('PostgreSQL', (database) =>
  describe('documents of several processes in PostgreSQL', () => {
    const two = async () => {
      const connection = await database.open([documentMigrations, checkpointMigrations]);
      const one = postgresDocumentStore(connection);
      await one.prepare(files, shape);
      return { connection, one, other: postgresDocumentStore(await database.again()) };
    };
    const idsIn = async (store: ReturnType<typeof postgresDocumentStore>, query: Query) =>
      (await store.find(files, query)).items.map(({ id }) => id);

    it('never show documents without their checkpoint, or a checkpoint without its documents', async () => {
      const { connection, one } = await two();
      const ids = Array.from({ length: 40 }, (_, n) => `${n}`);
      const name = 'reader';
      let isOver = false;
      const write = async () => {
        for (let position = 1; position <= 60; position += 1)
          await one.apply(
            files,
            ids.map((id) => change(id, position, `at ${position}`)),
            { name, position, fence: 1 },
          );
        isOver = true;
      };
      const seen = new Set<number>();
      const read = async () => {
        while (!isOver) {
          const positions = await connection.ask(({ tuples }) =>
            tuples<[number]>(sql`SELECT position FROM ${tableOf(files)} UNION SELECT position FROM checkpoint`),
          );
          expect(positions.length).toBeLessThanOrEqual(1);
          for (const [position] of positions) seen.add(position);
        }
      };
      await Promise.all([write(), read()]);
      expect(seen.size).toBeGreaterThan(5);
    });

    it('accept writes of the same documents at the same time, and keep the newest', async () => {
      const { one, other } = await two();
      const ids = Array.from({ length: 200 }, (_, n) => `${n}`);
      const writes = Array.from({ length: 12 }, (_, n) => {
        const changes = ids.map((id) => change(id, n + 1, `at ${n + 1}`));
        return (n % 2 === 0 ? one : other).apply(files, n % 3 === 0 ? changes.reverse() : changes);
      });
      await Promise.all(writes);
      const stored = await one.getMany(files, ids);
      expect(new Set([...stored.values()].map(({ position }) => position))).toEqual(new Set([12]));
    });

    it('follow a shape that another process changed, when they read and when they write', async () => {
      const { one, other } = await two();
      await one.apply(files, [change('a', 1, 'first')]);
      expect(await idsIn(other, byName)).toEqual(['a']);
      await one.prepare(files, { indexes: [['kind'], ['name', 'kind']] });
      await other.apply(files, [{ id: 'b', position: 2, document: { name: 'second', kind: 'x' } }]);
      const byKind: Query = { ...byName, where: [{ field: 'kind', is: 'x' }] };
      expect(await idsIn(one, byKind)).toEqual(['b']);
      expect(await idsIn(other, byKind)).toEqual(['b']);
      await expect(other.find(files, { ...byName, search: 'first' })).rejects.toMatchObject({
        errorKey: 'store.notIndexed',
      });
    });

    it('prepare a collection once, when they do it at the same time', async () => {
      const { one, other } = await two();
      await Promise.all([one, other, one, other].map((store) => store.prepare('plan@1', shape)));
      await other.apply('plan@1', [change('a', 1, 'basic')]);
      expect(await one.count('plan@1', [{ field: 'name', is: 'basic' }])).toBe(1);
    });

    it('are empty where another process dropped the collection, and can be written again', async () => {
      const { one, other } = await two();
      await one.apply(files, [change('a', 9, 'first')]);
      expect(await idsIn(other, byName)).toEqual(['a']);
      await one.drop(files);
      expect(await other.get(files, 'a')).toBeUndefined();
      expect((await other.getMany(files, ['a'])).size).toBe(0);
      await one.prepare(files, shape);
      await one.apply(files, [change('a', 1, 'again')]);
      expect(await idsIn(other, byName)).toEqual(['a']);
      await one.drop(files);
      expect(await idsIn(other, byName)).toEqual([]);
    });

    it('keep and order ids and values that are too long for an index', async () => {
      const { one } = await two();
      const long = (end: string) => `${'long '.repeat(1_000)}${end}`;
      const names = ['b', long('1'), long('2'), `a${long('3')}`];
      const changes = names.map((name, n) => change(long(`id ${n}`), n + 1, name));
      await one.apply(files, changes);
      const { items } = await one.find(files, byName);
      expect(items.map(({ document }) => document.name).slice(0, 2)).toEqual([names[3], 'b']);
      expect(items.map(({ id }) => id).sort()).toEqual(changes.map(({ id }) => id));
      expect(await one.count(files, [{ field: 'name', is: long('2') }])).toBe(1);
      const { next = '' } = await one.find(files, { ...byName, limit: 3 });
      const rest = await one.find(files, { ...byName, limit: 3, after: next });
      expect(rest.items).toEqual(items.slice(3));
      expect((await one.get(files, long('id 2')))?.document).toEqual({ name: long('2') });
    });
  }),
);
