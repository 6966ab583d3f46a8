import { hash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { Condition, Query } from './document-store.ts';
import { searchWords } from './search-words.ts';

/** The comparable value of a sort field: null, a number (false is 0, true is 1), or a text. */
export type SortValue = string | number | null;

/** The last row of a page. */
export type PagePosition = { readonly value: SortValue; readonly id: string };

/** The part of a query that a cursor belongs to; the page size may change between pages. */
type CursorQuery = Pick<Query, 'where' | 'sort' | 'search'>;

/** Encodes a position and its query into an opaque text. */
export const cursorOf = (query: CursorQuery, { value, id }: PagePosition): string =>
  Buffer.from(JSON.stringify([markOf(query), value, id])).toString('base64url');

/** The position in a cursor; fails with `store.badCursor` where it is unreadable or belongs to another query. */
export const positionIn = (cursor: string, query: CursorQuery): PagePosition => {
  const [mark, value, id, ...rest] = unpacked(cursor);
  const fits = mark === markOf(query) && rest.length === 0;
  if (!fits || !isSortValue(value) || typeof id !== 'string') throw new Failure('store.badCursor');
  return { value, id };
};

/** Equal for equivalent queries: the order of conditions and of their values does not matter. */
const markOf = ({ where, sort, search }: CursorQuery): string => {
  const normalized = [sort.field, sort.direction, where.map(spelt).sort(), searchWords(search)];
  return hash('sha256', JSON.stringify(normalized), 'base64url').slice(0, 16);
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
