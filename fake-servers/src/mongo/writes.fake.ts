import type { Document } from 'bson';
import type { FakeCollection } from './collection.fake.ts';
import { begunBy, changed, requireSingle } from './updates.fake.ts';
import { isOfOneWrite, orderOf, refusal, unknown } from './values.fake.ts';

type WriteError = { index: number; code: number; errmsg: string };
type Update = { q: Document; u: Document; upsert?: boolean; multi?: boolean };
type Delete = { q: Document; limit: number };

/** Runs writes one after another, up to the first failure unless they are unordered. */
const each = <W>(writes: readonly W[], ordered: boolean, write: (one: W, index: number) => void) => {
  const writeErrors: WriteError[] = [];
  for (const [index, one] of writes.entries()) {
    try {
      write(one, index);
    } catch (thrown) {
      if (!isOfOneWrite(thrown)) throw thrown;
      const { ok, codeName, ...error } = thrown;
      writeErrors.push({ index, ...error });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
};

export const insert = (collection: FakeCollection, { documents, ordered = true }: Document): Document => {
  let n = 0;
  const errors = each(documents as Document[], ordered, (document) => {
    collection.insert(document);
    n += 1;
  });
  return { ok: 1, n, ...errors };
};

export const update = (collection: FakeCollection, { updates, ordered = true }: Document): Document => {
  const upserted: Document[] = [];
  let [n, nModified] = [0, 0];
  const errors = each(updates as Update[], ordered, ({ q, u, upsert = false, multi = false }, index) => {
    if (multi && !Array.isArray(u)) requireSingle(u);
    const found = collection.matching(q).slice(0, multi ? undefined : 1);
    for (const document of found) {
      nModified += Number(collection.replace(document, changed(document, u, false)));
      n += 1;
    }
    if (found.length > 0 || !upsert) return;
    const { _id } = collection.upsert(changed(begunBy(q), u, true));
    upserted.push({ index, _id });
    n += 1;
  });
  return { ok: 1, n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...errors };
};

export const remove = (collection: FakeCollection, { deletes, ordered = true }: Document): Document => {
  let n = 0;
  const errors = each(deletes as Delete[], ordered, ({ q, limit }) => {
    if (limit !== 0 && limit !== 1)
      throw refusal(9, 'FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    const gone = collection.matching(q).slice(0, limit === 0 ? undefined : limit);
    for (const { _id } of gone) collection.remove(_id);
    n += gone.length;
  });
  return { ok: 1, n, ...errors };
};

export const findAndModify = (collection: FakeCollection, command: Document): Document => {
  const { query = {}, update: change, upsert = false, new: after = false, sort } = command;
  if (!change) throw unknown('findAndModify without an update');
  const matching = collection.matching(query as Document);
  const [found] = sort ? matching.sort(orderOf(sort as Document)) : matching;
  const isNew = !found;
  if (isNew && !upsert) return { ok: 1, value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const next = changed(found ?? begunBy(query as Document), change as Document, isNew);
  if (found) collection.replace(found, next);
  const stored = found ? next : collection.upsert(next);
  const lastErrorObject = { n: 1, updatedExisting: !isNew, ...(isNew ? { upserted: stored._id } : {}) };
  return { ok: 1, value: after ? stored : (found ?? null), lastErrorObject };
};
