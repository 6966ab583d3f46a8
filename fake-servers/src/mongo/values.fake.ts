import type { Document } from 'bson';

/** The error reply of a command, as servers phrase it. */
export type Refusal = { readonly ok: 0; readonly code: number; readonly codeName: string; readonly errmsg: string };

export const refusal = (code: number, codeName: string, errmsg: string): Refusal => ({ ok: 0, code, codeName, errmsg });

/** An error for unsupported commands, instead of a guessed answer. */
export const unknown = (name: string): Refusal => refusal(59, 'CommandNotFound', `the fake does not speak ${name}`);

/** The value at a dotted path; a missing value counts as null, as in an index. */
export const valueAt = (document: Document, path: string): unknown => {
  let value: unknown = document;
  for (const name of path.split('.')) value = (value as Document | null | undefined)?.[name];
  return value ?? null;
};

const rank = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  return typeof value === 'boolean' ? 4 : 3;
};

/** The order of an index: null, numbers, texts by their bytes, booleans. */
export const compareKeys = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const [left, right] = [Number(a), Number(b)];
  return left < right ? -1 : Number(left > right);
};

/** The comparison of a `sort` document, as in find and in indexes. */
export const orderOf = (sort: Document) => {
  const entries = Object.entries(sort) as [string, number][];
  return (a: Document, b: Document): number => {
    for (const [path, sign] of entries) {
      const order = compareKeys(valueAt(a, path), valueAt(b, path));
      if (order !== 0) return sign * order;
    }
    return 0;
  };
};
