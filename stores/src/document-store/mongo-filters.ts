import type { Filter } from 'mongodb';
import type { Place } from './cursor.ts';
import type { Condition, FieldValue, Query } from './document-store.ts';
import { type MongoRow, pathOf, trigramsOf } from './mongo-rows.ts';
import { searchWords } from './search-words.ts';

export type RowFilter = Filter<MongoRow>;

/** Only documents that exist, and all conditions. Values never stand where MongoDB would read them as operators. */
export const filterOf = (where: readonly Condition[], also: readonly RowFilter[] = []): RowFilter => ({
  $and: [{ live: { $eq: true } }, ...where.flatMap(conditionFilters), ...also],
});

const conditionFilters = (condition: Condition): RowFilter[] => {
  const path = pathOf(condition.field);
  if ('is' in condition) return [{ [path]: { $eq: kept(condition.is) } }];
  if ('anyOf' in condition) return [{ [path]: { $in: condition.anyOf.map(kept) } }];
  const { from, to } = condition;
  return [
    ...(from === undefined ? [] : [{ [path]: { $gte: from } }]),
    ...(to === undefined ? [] : [{ [path]: { $lte: to } }]),
  ];
};

/** Truths are kept as numbers, so that they are ordered as everywhere else. */
const kept = (value: FieldValue): string | number => (typeof value === 'boolean' ? Number(value) : value);

/** So many trigrams of a search tell it from most others. */
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
 * What follows a place, cut into stretches an index walks in order one after the other. Null comes before all else, as
 * in our order, but no comparison reaches from it to the others.
 */
export const stretchesAfter = ({ field, direction }: Query['sort'], after: Place | undefined): RowFilter[] => {
  if (!after) return [{}];
  const path = pathOf(field);
  const ascending = direction === 'ascending';
  const beyond = ascending ? '$gt' : '$lt';
  const { value, id } = after;
  const tied: RowFilter = { [path]: { $eq: value }, _id: { [beyond]: id } };
  if (value === null) return ascending ? [tied, { [path]: { $ne: null } }] : [tied];
  const rest: RowFilter = { [path]: { [beyond]: value } };
  return ascending ? [tied, rest] : [tied, rest, { [path]: { $eq: null } }];
};
