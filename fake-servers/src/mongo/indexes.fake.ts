import { type Document, ObjectId } from 'bson';
import { compareKeys, type Refusal, refusal, unknown, valueAt } from './values.fake.ts';

export type Index = { readonly name: string; readonly key: Document; readonly unique: boolean };

/** A unique index with the value that it already contains. */
export type Duplicate = { readonly index: Index; readonly value: Document };

const mostIndexes = 64;
const knownOptions: readonly string[] = ['name', 'key', 'unique', 'v', 'background'];

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (typeof value === 'object' && value !== null) return JSON.stringify(value);
  return String(value);
};

const shown = (document: Document): string => {
  const fields = Object.entries(document).map(([name, value]) => `${name}: ${textOf(value)}`);
  return `{ ${fields.join(', ')} }`;
};

/** The error of a duplicate, with the key that is there already. */
export const duplicateKey = (namespace: string, { index: { name, key }, value }: Duplicate): Refusal => {
  const keyValue = Object.fromEntries(Object.keys(key).map((path) => [path, valueAt(value, path)]));
  const errmsg = `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${shown(keyValue)}`;
  return { ...refusal(11_000, 'DuplicateKey', errmsg), keyPattern: key, keyValue };
};

/** Whether two documents have the same key. */
export const isSameKey = ({ key }: Index, a: Document, b: Document): boolean =>
  Object.keys(key).every((path) => compareKeys(valueAt(a, path), valueAt(b, path)) === 0);

/** Refuses a document that an index cannot contain. */
export const requireIndexable = (index: Index, document: Document): void => {
  const arrays = Object.keys(index.key).filter((path) => Array.isArray(valueAt(document, path)));
  if (arrays.length > 1) {
    const text = `cannot index parallel arrays [${arrays[1]}] [${arrays[0]}]`;
    throw refusal(171, 'CannotIndexParallelArrays', text);
  }
  if (index.unique && arrays.length > 0) throw unknown('a unique index over an array');
};

const sameKeys = (a: Document, b: Document) => JSON.stringify(Object.entries(a)) === JSON.stringify(Object.entries(b));

/** The index of a specification; undefined where it exists already. */
export const newIndex = (present: Iterable<Index>, specification: Document): Index | undefined => {
  const option = Object.keys(specification).find((name) => !knownOptions.includes(name));
  if (option !== undefined) throw unknown(`an index with ${option}`);
  const { name, key, unique = false } = specification as Index;
  const kind = Object.values(key).find((direction) => direction !== 1 && direction !== -1);
  if (kind !== undefined) throw unknown(`an index of the kind ${String(kind)}`);
  const indexes = [...present];
  for (const known of indexes) {
    if (known.name === name && !sameKeys(known.key, key)) {
      const text = `An existing index has the same name as the requested index. Requested index: ${name} ${shown(key)}, existing index: ${shown(known.key)}`;
      throw refusal(86, 'IndexKeySpecsConflict', text);
    }
    if (!sameKeys(known.key, key)) continue;
    if (known.name === '_id_') return undefined;
    if (known.name !== name)
      throw refusal(85, 'IndexOptionsConflict', `Index already exists with a different name: ${known.name}`);
    if (known.unique !== unique) {
      const text = `An equivalent index already exists with the same name but different options: ${name}`;
      throw refusal(85, 'IndexOptionsConflict', text);
    }
    return undefined;
  }
  if (indexes.length >= mostIndexes) throw refusal(67, 'CannotCreateIndex', 'add index fails, too many indexes');
  return { name, key, unique };
};
