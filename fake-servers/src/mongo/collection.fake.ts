import { calculateObjectSize, type Document, serialize } from 'bson';
import { Query } from 'mingo';
import { compareKeys, valueAt } from './values.fake.ts';

export type Index = { readonly name: string; readonly key: Document; readonly unique: boolean };

/** A unique index with the value that it already contains. */
export type Duplicate = { readonly index: Index; readonly value: Document };

type Entry = { readonly number: number; readonly document: Document };

/** Documents in the order of insertion, with their indexes; a capped collection removes its oldest. */
export type FakeCollection = ReturnType<typeof fakeCollection>;

const idKey = (id: unknown): string =>
  typeof id === 'string' ? `text ${id}` : Buffer.from(serialize({ id })).toString('hex');

export const fakeCollection = (capped?: { readonly size: number }) => {
  const entries = new Map<string, Entry>();
  const indexes = new Map<string, Index>([['_id_', { name: '_id_', key: { _id: 1 }, unique: true }]]);
  const waiting = new Set<() => void>();
  let bytes = 0;
  let counted = 0;
  let lost = 0;
  const meanwhile: Document[] = [];

  const all = () => [...entries.values()].map(({ document }) => document);
  const same = (key: Document, a: Document, b: Document) =>
    Object.keys(key).every((path) => compareKeys(valueAt(a, path), valueAt(b, path)) === 0);
  const duplicate = (document: Document): Duplicate | undefined => {
    for (const index of indexes.values()) {
      if (!index.unique || index.name === '_id_') continue;
      const value = all().find((each) => idKey(each._id) !== idKey(document._id) && same(index.key, each, document));
      if (value) return { index, value };
    }
    return undefined;
  };
  const makeRoom = () => {
    for (const [key, { number, document }] of entries) {
      if (!capped || bytes <= capped.size) return;
      entries.delete(key);
      bytes -= calculateObjectSize(document);
      lost = number;
    }
  };

  const insert = (document: Document): Duplicate | undefined => {
    const known = entries.get(idKey(document._id));
    const index = indexes.get('_id_') as Index;
    const met = known ? { index, value: known.document } : duplicate(document);
    if (met) return met;
    counted += 1;
    entries.set(idKey(document._id), { number: counted, document });
    bytes += calculateObjectSize(document);
    makeRoom();
    for (const wake of [...waiting]) wake();
    return undefined;
  };

  return {
    capped,
    indexes,
    all,
    lost: () => lost,
    /** Entries inserted after the entry with this number, with their numbers. */
    after: (number: number) => [...entries.values()].filter((entry) => entry.number > number),
    matching(filter: Document): Document[] {
      const query = new Query(filter);
      return candidates(entries, filter).filter((each) => mayMatch(each, filter) && query.test(each));
    },
    insert,
    /** Documents that another client inserts between the lookup and the insertion of the next upsert. */
    meanwhile,
    /** Inserts the document of an upsert without a match. */
    upsert(document: Document): Duplicate | undefined {
      for (const other of meanwhile.splice(0)) insert(other);
      return insert(document);
    },
    replace(document: Document): Duplicate | undefined {
      const met = duplicate(document);
      const known = entries.get(idKey(document._id));
      if (!met && known) entries.set(idKey(document._id), { ...known, document });
      return met;
    },
    remove: (id: unknown) => void entries.delete(idKey(id)),
    /** Calls back at the next insertion; returns the unsubscribe function. */
    onInsert(wake: () => void) {
      waiting.add(wake);
      return () => void waiting.delete(wake);
    },
  };
};

/** Excludes most documents without the query engine, like an index. */
const mayMatch = (document: Document, filter: Document): boolean => {
  for (const name in filter) {
    const { $eq } = (filter[name] ?? {}) as { $eq?: unknown };
    const value: unknown = document[name];
    if (typeof $eq === 'string' && typeof value === 'string' && value !== $eq) return false;
  }
  return true;
};

/** The documents with the filter's `_id`, or every document for other filters. */
const candidates = (entries: ReadonlyMap<string, Entry>, filter: Document): Document[] => {
  const requested: unknown = filter._id ?? (filter.$and as Document[] | undefined)?.find(({ _id }) => _id)?._id;
  const { $eq, $in } = (requested ?? {}) as { $eq?: unknown; $in?: unknown[] };
  const ids = $in ?? (typeof requested === 'string' ? [requested] : $eq === undefined ? undefined : [$eq]);
  const found = ids ? [...new Set(ids.map(idKey))].map((key) => entries.get(key)) : [...entries.values()];
  return found.flatMap((entry) => (entry ? [entry.document] : []));
};
