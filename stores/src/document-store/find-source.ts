import type { Database } from '../sqlite/database.ts';
import type { Collection } from './collection-table.ts';
import type { Query } from './document-store.ts';
import { openRoute, type Route, routeOf } from './find-route.ts';
import { searchWords } from './search-words.ts';
import type { Clause } from './sql-conditions.ts';

/** The source of rows: the table, the index scans, and further clauses that every row must match. */
export type Source = {
  readonly from: Clause;
  readonly route: Route;
  readonly also: readonly Clause[];
  /** Whether all rows of the table are examined, in their own order, because its indexes are not created yet. */
  readonly isWhole: boolean;
};

/**
 * Up to this number of documents with the searched words are looked up and sorted; above it, scanning in order finds
 * matches soon.
 */
const fewHits = 2000;

/** This number of trigrams distinguishes a word from most others. */
const mostTrigrams = 12;

/** Selects the index of the order or the trigram index. */
export const sourceOf = (database: Database, collection: Collection, query: Query): Source => {
  const words = searchWords(query.search);
  // Trigrams find candidates and the text decides, so that all adapters agree on lower case.
  const also = words.map((word) => ({ text: 'instr(search, ?) > 0', values: [word] }));

  const rows = rowsHolding(database, collection, words);
  if (rows) {
    const hits = `(SELECT value AS hit FROM json_each(?)) CROSS JOIN ${collection.table} ON row = hit`;
    return {
      from: { text: hits, values: [JSON.stringify(rows)] },
      route: openRoute(query.where),
      also,
      isWhole: false,
    };
  }
  if (!collection.isIndexed) {
    return { from: { text: collection.table, values: [] }, route: openRoute(query.where), also, isWhole: true };
  }

  const route = routeOf(collection.name, collection.shape, query);
  const hint = route.index === undefined ? '' : ` INDEXED BY ${route.index}`;
  return { from: { text: `${collection.table}${hint}`, values: [] }, route, also, isWhole: false };
};

/**
 * The rows that may contain all words; undefined where there are many, or where every word is too short for trigrams.
 */
const rowsHolding = (database: Database, { trigrams }: Collection, words: readonly string[]): number[] | undefined => {
  const wanted = [...new Set(words.flatMap(trigramsToAsk))];
  if (wanted.length === 0) return undefined;
  const match = wanted.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' ');
  const find = database.statement(`SELECT rowid FROM ${trigrams} WHERE ${trigrams} MATCH ? LIMIT ?`);
  const rows = find.all(match, fewHits + 1) as { rowid: number }[];
  return rows.length > fewHits ? undefined : rows.map(({ rowid }) => rowid);
};

/**
 * All trigrams of a short word, and non-overlapping ones of a long word, because each costs a pass over its documents.
 */
const trigramsToAsk = (word: string): string[] => {
  const letters = Array.from(word);
  const starts = letters.slice(2).map((_, start) => start);
  const offsets =
    letters.length <= 8 ? starts : starts.filter((start) => start % 3 === 0 || start === letters.length - 3);
  return offsets.slice(0, mostTrigrams).map((start) => letters.slice(start, start + 3).join(''));
};
