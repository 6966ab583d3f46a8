import { calculateObjectSize, type Document, serialize } from 'bson';
import { queryFor } from './filters.fake.ts';
import { type Duplicate, duplicateKey, type Index, isSameKey, newIndex, requireIndexable } from './indexes.fake.ts';
import { insertable } from './updates.fake.ts';
import { refusal, unknown } from './values.fake.ts';

type Entry = { readonly number: number; readonly document: Document };

export type FakeCollection = ReturnType<typeof fakeCollection>;

const idKey = (id: unknown): string =>
  typeof id === 'string' ? `text ${id}` : Buffer.from(serialize({ id })).toString('hex');

/** Documents in the order of insertion, with their indexes; a capped collection removes its oldest. */
export const fakeCollection = (namespace: string, capped?: { readonly size: number }) => {
  const entries = new Map<string, Entry>();
  const indexes = new Map<string, Index>([['_id_', { name: '_id_', key: { _id: 1 }, unique: true }]]);
  const waiting = new Set<() => void>();
  let bytes = 0;
  let counted = 0;
  let lost = 0;
  const meanwhile: Document[] = [];

  const all = () => [...entries.values()].map(({ document }) => document);
  const duplicateIn = (index: Index, document: Document): Duplicate | undefined => {
    const isOther = (each: Document) => idKey(each._id) !== idKey(document._id);
    const value = all().find((each) => isOther(each) && isSameKey(index, each, document));
    return value && { index, value };
  };
  /** Refuses a document that an index cannot contain, or whose key a unique index contains already. */
  const requireRoom = (document: Document): void => {
    for (const index of indexes.values()) {
      if (index.name === '_id_') continue;
      requireIndexable(index, document);
      const met = index.unique ? duplicateIn(index, document) : undefined;
      if (met) throw duplicateKey(namespace, met);
    }
  };
  const makeRoom = () => {
    for (const [key, { number, document }] of entries) {
      if (!capped || bytes <= capped.size) return;
      entries.delete(key);
      bytes -= calculateObjectSize(document);
      lost = number;
    }
  };

  const insert = (sent: Document): Document => {
    const document = insertable(sent);
    const known = entries.get(idKey(document._id));
    if (known) throw duplicateKey(namespace, { index: indexes.get('_id_') as Index, value: known.document });
    requireRoom(document);
    if (capped && calculateObjectSize(document) > capped.size)
      throw refusal(2, 'BadValue', 'object to insert exceeds cappedMaxSize');
    counted += 1;
    entries.set(idKey(document._id), { number: counted, document });
    bytes += calculateObjectSize(document);
    makeRoom();
    for (const wake of [...waiting]) wake();
    return document;
  };

  return {
    capped,
    indexes,
    all,
    lost: () => lost,
    /** Entries inserted after the entry with this number, with their numbers. */
    after: (number: number) => [...entries.values()].filter((entry) => entry.number > number),
    matching(filter: Document): Document[] {
      const query = queryFor(filter);
      return candidates(entries, filter).filter((each) => mayMatch(each, filter) && query.test(each));
    },
    insert,
    /** Documents that another client inserts between the lookup and the insertion of the next upsert. */
    meanwhile,
    /** Inserts the document of an upsert without a match. */
    upsert(document: Document): Document {
      for (const other of meanwhile.splice(0)) insert(other);
      return insert(document);
    },
    /** Returns whether the document changed. */
    replace(former: Document, document: Document): boolean {
      if (document === former) return false;
      if (capped) throw unknown('an update in a capped collection');
      requireRoom(document);
      const known = entries.get(idKey(document._id));
      if (known) entries.set(idKey(document._id), { ...known, document });
      return true;
    },
    /** Adds an index over the present documents, unless there is one like it. */
    addIndex(specification: Document): void {
      const index = newIndex(indexes.values(), specification);
      if (!index) return;
      for (const document of entries.values()) {
        requireIndexable(index, document.document);
        const met = index.unique ? duplicateIn(index, document.document) : undefined;
        if (met) throw duplicateKey(namespace, met);
      }
      indexes.set(index.name, index);
    },
    dropIndex(name: string): void {
      if (name === '_id_') throw refusal(72, 'InvalidOptions', 'cannot drop _id index');
      const dropped = name === '*' ? [...indexes.keys()].filter((each) => each !== '_id_') : [name];
      if (name !== '*' && !indexes.has(name)) throw refusal(27, 'IndexNotFound', `index not found with name [${name}]`);
      for (const each of dropped) indexes.delete(each);
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
