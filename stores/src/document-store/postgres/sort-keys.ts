import { hash } from 'node:crypto';
import type { SortValue } from '../cursor.ts';

/** Bytes of a SHA-256. */
const hashLength = 32;

/** Bytes at which keys are cut: an entry of a B-tree takes at most 2,704 bytes, for all fields and the id. */
const mostBytes = { id: 400, field: 500, entry: 2_600 } as const;

const perPart = 8;

/** Bytes at which the keys of the fields are cut where an index has this number of fields. */
export const fieldLimit = (fields: number): number =>
  Math.min(mostBytes.field, Math.floor((mostBytes.entry - mostBytes.id - perPart) / Math.max(1, fields)) - perPart);

const kinds = { missing: 0, number: 1, text: 2 } as const;

/** The key of a missing value, before all others. */
export const missingKey = Buffer.from([kinds.missing]);

/**
 * A key of the given length whose end is the hash of the whole: equal keys stay equal, and two keys are in the wrong
 * order only where both are this long and begin with the same bytes. A shorter key is unchanged.
 */
const cut = (key: Buffer, limit: number): Buffer =>
  key.length < limit
    ? key
    : Buffer.concat([key.subarray(0, limit - hashLength), hash('sha256', key, 'buffer').subarray(0, hashLength)]);

/** Bytes in whose order the numbers are: the sign is inverted, and all bits of a negative number. */
const numberKey = (value: number): Buffer => {
  const key = Buffer.allocUnsafe(9);
  key[0] = kinds.number;
  // Without the addition 0 and -0 would have different keys.
  key.writeDoubleBE(value + 0, 1);
  const isNegative = (key[1] ?? 0) >= 0x80;
  if (!isNegative) key[1] = (key[1] ?? 0) | 0x80;
  else for (let index = 1; index < key.length; index += 1) key[index] = ~(key[index] ?? 0) & 0xff;
  return key;
};

/** The key of a value: PostgreSQL orders keys by their bytes, and so missing before numbers before texts. */
export const keyOfValue = (value: SortValue, limit: number): Buffer => {
  if (value === null) return missingKey;
  if (typeof value === 'number') return numberKey(value);
  const key = Buffer.allocUnsafe(1 + Buffer.byteLength(value));
  key[0] = kinds.text;
  key.write(value, 1);
  return cut(key, limit);
};

/** The key of a document's id. */
export const keyOfId = (id: string): Buffer => cut(Buffer.from(id), mostBytes.id);

/** Whether the key of an id does not contain the whole id. */
export const isCutId = (key: Buffer): boolean => key.length === mostBytes.id;
