import type { Filter } from 'mongodb';
import type { PagePosition } from './cursor.ts';
import type { Condition, FieldValue, Query } from './document-store.ts';
import { type MongoRow, pathOf, trigramsOf } from './mongo-rows.ts';
import { searchWords } from './search-words.ts';

export type RowFilter = Filter<MongoRow>;

/**
 * Matches existing documents that meet all conditions. Values never occur where MongoDB would read them as operators.
 */
export const filterOf = (where: readonly Condition[], also: readonly RowFilter[] = []): RowFilter => ({
  $and: [{ live: { $eq: true } }, ...where.flatMap(conditionFilters), ...also],
});

const conditionFilters = (condition: Condition): RowFilter[] => {
  const path = pathOf(condition.field);
  if ('is' in condition) return [{ [path]: { $eq: storedValue(condition.is) } }];
  if ('anyOf' in condition) return [{ [path]: { $in: condition.anyOf.map(storedValue) } }];
  const { from, to } = condition;
  return [
    ...(from === undefined ? [] : [{ [path]: lowerBound(from, to) }]),
    ...(to === undefined ? [] : [{ [path]: upperBound(from, to) }]),
  ];
};

type Bound = string | number | undefined;

/** Comparisons do not reach from numbers to texts, which come after all numbers in the port. */
const lowerBound = (from: Bound, to: Bound) =>
  typeof from === 'number' && typeof to !== 'number' ? { $not: { $lt: from }, $ne: null } : { $gte: from };

const upperBound = (from: Bound, to: Bound) =>
  typeof to === 'string' && typeof from !== 'string' ? { $not: { $gt: to }, $ne: null } : { $lte: to };

/** Booleans are stored as numbers, so that the order is the same in all adapters. */
const storedValue = (value: FieldValue): string | number => (typeof value === 'boolean' ? Number(value) : value);

/** This number of trigrams distinguishes a search from most others. */
const mostTrigrams = 12;

/** Trigrams find candidates through their index, the text decides. */
export const searchFilters = (search: string | undefined): RowFilter[] => {
  const words = searchWords(search);
  const trigrams = [...new Set(words.flatMap(trigramsOf))].slice(0, mostTrigrams);
  return [
    ...(trigrams.length === 0 ? [] : [{ trigrams: { $all: trigrams } }]),
    ...words.map((word) => ({ search: { $regex: literally(word) } })),
  ];
};

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/**
 * The rows after a position, split into ranges that an index scans one after another. Null sorts first, then numbers,
 * then texts, as in the port, but no comparison reaches from one of these kinds to another.
 */
export const stretchesAfter = ({ field, direction }: Query['sort'], after: PagePosition | undefined): RowFilter[] => {
  if (!after) return [{}];
  const path = pathOf(field);
  const ascending = direction === 'ascending';
  const beyond = ascending ? '$gt' : '$lt';
  const { value, id } = after;
  const tied: RowFilter = { [path]: { $eq: value }, _id: { [beyond]: id } };
  if (value === null) return ascending ? [tied, { [path]: { $ne: null } }] : [tied];
  const rest: RowFilter = { [path]: { [beyond]: value } };
  const texts: RowFilter = { [path]: { $gte: '' } };
  const numbers: RowFilter = { [path]: { $lte: Number.MAX_VALUE } };
  const isNumber = typeof value === 'number';
  if (ascending) return isNumber ? [tied, rest, texts] : [tied, rest];
  return [tied, rest, ...(isNumber ? [] : [numbers]), { [path]: { $eq: null } }];
};
