import { hash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { Condition, Query } from './document-store.ts';
import { searchWords } from './search-words.ts';

/** A sort field's value as it is ordered: nothing, a number (false is 0, true is 1), a text. */
export type SortValue = string | number | null;

/** The last row of a page. */
export type Place = { readonly value: SortValue; readonly id: string };

/** What a cursor belongs to; the size of a page may change on the way. */
type Asked = Pick<Query, 'where' | 'sort' | 'search'>;

/** Packs a place with the query it belongs to into an opaque text. */
export const cursorOf = (query: Asked, { value, id }: Place): string =>
  Buffer.from(JSON.stringify([markOf(query), value, id])).toString('base64url');

/** The place in a cursor; fails with `store.badCursor` where it is unreadable or was made for another query. */
export const placeIn = (cursor: string, query: Asked): Place => {
  const [mark, value, id, ...rest] = unpacked(cursor);
  const fits = mark === markOf(query) && rest.length === 0;
  if (!fits || !isSortValue(value) || typeof id !== 'string') throw new Failure('store.badCursor');
  return { value, id };
};

/** The same for all ways to ask the same: conditions and their values stand in any order. */
const markOf = ({ where, sort, search }: Asked): string => {
  const asked = [sort.field, sort.direction, where.map(spelt).sort(), searchWords(search)];
  return hash('sha256', JSON.stringify(asked), 'base64url').slice(0, 16);
};

const spelt = (condition: Condition): string => {
  const { field } = condition;
  if ('is' in condition) return JSON.stringify([field, 'is', condition.is]);
  if ('anyOf' in condition)
    return JSON.stringify([field, 'anyOf', condition.anyOf.map((each) => JSON.stringify(each)).sort()]);
  return JSON.stringify([field, 'from', condition.from, 'to', condition.to]);
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
