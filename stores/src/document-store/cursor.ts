import { Failure } from '@clearbench/contracts/failure';
import type { Query } from './document-store.ts';

/** A sort field's value as it is ordered: nothing, a number (false is 0, true is 1), a text. */
export type SortValue = string | number | null;

/** The last row of a page. */
export type Place = { readonly value: SortValue; readonly id: string };

type Sort = Query['sort'];

/** Packs a place with the order it belongs to into an opaque text. */
export const cursorOf = ({ field, direction }: Sort, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([field, direction, value, id])).toString('base64url');

/** The place in a cursor; fails with `store.badCursor` where it is unreadable or was made for another order. */
export const placeIn = (cursor: string, sort: Sort): Place => {
  const [field, direction, value, id, ...rest] = unpacked(cursor);
  const fits = field === sort.field && direction === sort.direction && rest.length === 0;
  if (!fits || !isSortValue(value) || typeof id !== 'string') throw new Failure('store.badCursor');
  return { value, id };
};

const isSortValue = (value: unknown): value is SortValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

const unpacked = (cursor: string): unknown[] => {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
};
