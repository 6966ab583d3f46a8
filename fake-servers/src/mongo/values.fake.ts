import type { Document } from 'bson';

/** The error reply of a command, as servers phrase it. */
export type Refusal = {
  readonly ok: 0;
  readonly code: number;
  readonly codeName: string;
  readonly errmsg: string;
  readonly keyPattern?: Document;
  readonly keyValue?: Document;
};

export const refusal = (code: number, codeName: string, errmsg: string): Refusal => ({ ok: 0, code, codeName, errmsg });

const unsupported = 59;

/** An error for what the fake does not imitate, instead of a guessed answer. */
export const unknown = (name: string): Refusal =>
  refusal(unsupported, 'CommandNotFound', `the fake does not speak ${name}`);

export const isRefusal = (thrown: unknown): thrown is Refusal =>
  !(thrown instanceof Error) && (thrown as Partial<Refusal> | undefined)?.ok === 0;

/** Whether a refusal concerns one write and not the fake. */
export const isOfOneWrite = (thrown: unknown): thrown is Refusal => isRefusal(thrown) && thrown.code !== unsupported;

/** The value at a dotted path; a missing value counts as null, as in an index. */
export const valueAt = (document: Document, path: string): unknown => {
  let value: unknown = document;
  for (const name of path.split('.')) value = (value as Document | null | undefined)?.[name];
  return value ?? null;
};

/** The order of texts by code points, which is that of their bytes. */
export const compareTexts = (a: string, b: string): number =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));

const rank = (value: unknown): number => {
  if (value === null || value === undefined) return 0;
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return 2;
  if (typeof value === 'boolean') return 3;
  if (value instanceof Date) return 4;
  throw unknown('an order of values other than numbers, texts, booleans and dates');
};

/** The order of an index: null, numbers, texts by their code points, booleans, dates. */
export const compareKeys = (a: unknown, b: unknown): number => {
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  const [rankOfA, rankOfB] = [rank(a), rank(b)];
  if (rankOfA !== rankOfB) return rankOfA - rankOfB;
  const [left, right] = [Number(a), Number(b)];
  return left < right ? -1 : Number(left > right);
};

/** The comparison of a `sort` document, as in find and in indexes. */
export const orderOf = (sort: Document) => {
  const entries = Object.entries(sort) as [string, unknown][];
  const other = entries.find(([, sign]) => sign !== 1 && sign !== -1);
  if (other) throw unknown(`the order of ${other[0]}`);
  return (a: Document, b: Document): number => {
    for (const [path, sign] of entries) {
      const order = compareKeys(valueAt(a, path), valueAt(b, path));
      if (order !== 0) return Number(sign) * order;
    }
    return 0;
  };
};
