import type { Document } from 'bson';
import { type FakeCollection, fakeCollection } from './collection.fake.ts';
import { requireKnownFields } from './command-fields.fake.ts';
import { fakeCursors } from './cursors.fake.ts';
import { aggregated } from './filters.fake.ts';
import { isRefusal, orderOf, refusal, unknown } from './values.fake.ts';
import { findAndModify, insert, remove, update } from './writes.fake.ts';

type Command = (namespace: string, body: Document) => Document | Promise<Document>;

const projected = (document: Document, projection: Document | undefined): Document => {
  if (!projection) return document;
  const names = Object.keys(projection);
  const other = names.find((name) => (projection[name] !== 1 && projection[name] !== true) || name.includes('.'));
  if (other !== undefined) throw unknown(`the projection of ${other}`);
  return Object.fromEntries(['_id', ...names].filter((name) => name in document).map((name) => [name, document[name]]));
};

/** The size of a capped collection, as a server rounds it. */
const cappedSize = (size: number): number => Math.max(4_096, Math.ceil(size / 256) * 256);

/**
 * The commands that the adapters use, over collections in memory; the first key of a command's body is its name. A server
 * before 7.0 refuses to drop a collection that does not exist.
 */
export const fakeCommands = ({ isOld }: { readonly isOld: boolean }) => {
  const collections = new Map<string, FakeCollection>();
  const cursors = fakeCursors();

  const created = (namespace: string, capped?: { size: number }): FakeCollection => {
    const collection = collections.get(namespace) ?? fakeCollection(namespace, capped);
    collections.set(namespace, collection);
    return collection;
  };
  const present = (namespace: string): FakeCollection => {
    const collection = collections.get(namespace);
    if (!collection) throw refusal(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);
    return collection;
  };
  const indexes = (namespace: string) =>
    [...present(namespace).indexes.values()].map(({ name, key, unique }) => ({
      v: 2,
      name,
      key,
      ...(unique && name !== '_id_' ? { unique } : {}),
    }));

  const commands: Readonly<Record<string, Command>> = {
    insert: (namespace, body) => insert(created(namespace), body),
    update: (namespace, body) => update(created(namespace), body),
    delete: (namespace, body) => remove(created(namespace), body),
    findAndModify: (namespace, body) => findAndModify(created(namespace), body),
    find(namespace, { filter = {}, sort, limit, projection, batchSize, tailable, singleBatch }) {
      const collection = collections.get(namespace) ?? fakeCollection(namespace);
      if (tailable && !collection.capped) throw refusal(2, 'BadValue', 'tailable cursor on a collection not capped');
      if (tailable) return cursors.tail(namespace, collection, batchSize);
      const found = collection.matching(filter as Document);
      const sorted = sort ? found.sort(orderOf(sort as Document)) : found;
      const results = sorted.slice(0, limit || undefined).map((each) => projected(each, projection as Document));
      return cursors.list(namespace, results, singleBatch ? results.length + 1 : batchSize);
    },
    aggregate(namespace, { pipeline, cursor = {} }) {
      const results = aggregated(pipeline as Document[], collections.get(namespace)?.all() ?? []);
      return cursors.list(namespace, results, (cursor as Document).batchSize);
    },
    getMore: (_, body) => cursors.more(body),
    killCursors: (_, body) => cursors.kill(body),
    create(namespace, { capped, size }) {
      if (collections.has(namespace)) throw refusal(48, 'NamespaceExists', `${namespace} exists already`);
      created(namespace, capped ? { size: cappedSize(Number(size)) } : undefined);
      return { ok: 1 };
    },
    createIndexes(namespace, { indexes: wanted }) {
      const isNew = !collections.has(namespace);
      const collection = created(namespace);
      const before = collection.indexes.size;
      for (const each of wanted as Document[]) collection.addIndex(each);
      const counts = { numIndexesBefore: before, numIndexesAfter: collection.indexes.size };
      return { ok: 1, createdCollectionAutomatically: isNew, ...counts };
    },
    dropIndexes(namespace, { index }) {
      if (typeof index !== 'string') throw unknown('dropIndexes by a key');
      const nIndexesWas = present(namespace).indexes.size;
      present(namespace).dropIndex(index);
      return { ok: 1, nIndexesWas };
    },
    listIndexes: (namespace) => cursors.list(namespace, indexes(namespace)),
    listCollections(namespace, { filter = {} }) {
      const database = namespace.slice(0, namespace.indexOf('.') + 1);
      const present = [...collections].filter(([name]) => name.startsWith(database));
      const described = present.map(([name, { capped }]) => {
        const options = capped ? { capped: true, ...capped } : {};
        return { name: name.slice(database.length), type: 'collection', options };
      });
      return cursors.list(`${database}$cmd.listCollections`, aggregated([{ $match: filter }], described));
    },
    drop(namespace) {
      if (isOld) present(namespace);
      collections.delete(namespace);
      return { ok: 1 };
    },
    dropDatabase(namespace) {
      const database = namespace.slice(0, namespace.indexOf('.') + 1);
      for (const name of collections.keys()) if (name.startsWith(database)) collections.delete(name);
      return { ok: 1 };
    },
    compact(namespace) {
      present(namespace);
      return { ok: 1, bytesFreed: 0 };
    },
    ping: () => ({ ok: 1 }),
    endSessions: () => ({ ok: 1 }),
  };

  return {
    cursors,
    collections,
    created,
    async run(body: Document): Promise<Document> {
      const [name = '', value] = Object.entries(body)[0] ?? [];
      const command = commands[name];
      if (!command) return unknown(name);
      const collection = name === 'getMore' ? body.collection : value;
      try {
        requireKnownFields(body);
        return await command(`${body.$db}.${collection}`, body);
      } catch (error) {
        if (isRefusal(error)) return error;
        return refusal(8, 'UnknownError', `the fake broke: ${(error as Error).stack}`);
      }
    },
  };
};
