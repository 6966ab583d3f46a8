import type { Document } from 'bson';
import type { Duplicate, FakeCollection } from './collection.fake.ts';
import { compareKeys, orderOf, refusal, unknown } from './values.fake.ts';

type WriteError = { index: number; code: number; errmsg: string; keyPattern: Document };
type Update = { q: Document; u: Document; upsert?: boolean; multi?: boolean };
type Delete = { q: Document; limit: number };

/** The updated document; unsupported operators are refused. */
const changed = (document: Document, update: Document, isNew: boolean): Document => {
  const next = { ...document };
  for (const [operator, values] of Object.entries(update) as [string, Document][]) {
    for (const [name, value] of Object.entries(values)) {
      if (name.includes('.')) throw unknown(`${operator} of ${name}`);
      if (operator === '$set' || (operator === '$setOnInsert' && isNew)) next[name] = value;
      else if (operator === '$max')
        next[name] = name in next && compareKeys(next[name], value) >= 0 ? next[name] : value;
      else if (operator !== '$setOnInsert') throw unknown(operator);
    }
  }
  return next;
};

/** The initial document of an upsert: the equality conditions of its filter. */
const begunBy = (filter: Document): Document =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([path, value]: [string, unknown]) => {
      if (typeof value !== 'object' || value === null) return [[path, value]];
      return '$eq' in value ? [[path, value.$eq]] : [];
    }),
  );

const duplicateError = (index: number, { index: { name, key } }: Duplicate): WriteError => ({
  index,
  code: 11_000,
  errmsg: `E11000 duplicate key error index: ${name}`,
  keyPattern: key,
});

/** Runs writes one after another, up to the first failure unless they are unordered. */
const each = <W>(writes: readonly W[], ordered: boolean, write: (one: W, index: number) => Duplicate | undefined) => {
  const writeErrors: WriteError[] = [];
  for (const [index, one] of writes.entries()) {
    const met = write(one, index);
    if (met) writeErrors.push(duplicateError(index, met));
    if (met && ordered) break;
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
};

export const insert = (collection: FakeCollection, { documents, ordered = true }: Document): Document => {
  let n = 0;
  const errors = each(documents as Document[], ordered, (document) => {
    const met = collection.insert(document);
    n += Number(!met);
    return met;
  });
  return { ok: 1, n, ...errors };
};

export const update = (collection: FakeCollection, { updates, ordered = true }: Document): Document => {
  const upserted: Document[] = [];
  let [n, nModified] = [0, 0];
  const errors = each(updates as Update[], ordered, ({ q, u, upsert = false, multi = false }, index) => {
    const found = collection.matching(q).slice(0, multi ? undefined : 1);
    for (const document of found) {
      const met = collection.replace(changed(document, u, false));
      if (met) return met;
      n += 1;
      nModified += 1;
    }
    if (found.length > 0 || !upsert) return undefined;
    const added = changed(begunBy(q), u, true);
    const met = collection.upsert(added);
    if (!met) upserted.push({ index, _id: added._id });
    n += Number(!met);
    return met;
  });
  return { ok: 1, n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
};

export const remove = (collection: FakeCollection, { deletes }: Document): Document => {
  let n = 0;
  for (const { q, limit } of deletes as Delete[]) {
    const gone = collection.matching(q).slice(0, limit === 0 ? undefined : limit);
    for (const { _id } of gone) collection.remove(_id);
    n += gone.length;
  }
  return { ok: 1, n };
};

export const findAndModify = (collection: FakeCollection, command: Document): Document => {
  const { query = {}, update: change, upsert = false, new: after = false, sort } = command;
  if (!change || Array.isArray(change)) throw unknown('this findAndModify');
  const matching = collection.matching(query as Document);
  const [found] = sort ? matching.sort(orderOf(sort as Document)) : matching;
  const isNew = !found;
  if (isNew && !upsert) return { ok: 1, value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const next = changed(found ?? begunBy(query as Document), change as Document, isNew);
  const met = isNew ? collection.insert(next) : collection.replace(next);
  if (met) throw refusal(11_000, 'DuplicateKey', duplicateError(0, met).errmsg);
  const lastErrorObject = { n: 1, updatedExisting: !isNew, ...(isNew ? { upserted: next._id } : {}) };
  return { ok: 1, value: after ? next : (found ?? null), lastErrorObject };
};
