import type { Database } from '../sqlite/database.ts';
import type { Collection } from './collection-table.ts';
import type { Query } from './document-store.ts';
import { openRoute, type Route, routeOf } from './find-route.ts';
import { searchWords } from './search-words.ts';
import type { Clause } from './sql-conditions.ts';

/** Where rows come from: what to read, by which walks, and what every row must hold besides the conditions. */
export type Source = { readonly from: Clause; readonly route: Route; readonly also: readonly Clause[] };

/** Up to this many documents that hold the searched words are looked up and sorted; more are met soon by walking in order. */
const fewHits = 2000;

/** So many trigrams of a word tell it from most others. */
const mostTrigrams = 12;

/** Chooses between the index of the order and the index of trigrams. */
export const sourceOf = (database: Database, collection: Collection, query: Query): Source => {
  const words = searchWords(query.search);
  // Trigrams find candidates, the text decides: so both adapters agree on what a letter's lower case is.
  const also = words.map((word) => ({ text: 'instr(search, ?) > 0', values: [word] }));

  const rows = rowsHolding(database, collection, words);
  if (rows) {
    const hits = `(SELECT value AS hit FROM json_each(?)) CROSS JOIN ${collection.table} ON row = hit`;
    return { from: { text: hits, values: [JSON.stringify(rows)] }, route: openRoute(query.where), also };
  }

  const route = routeOf(collection.name, collection.shape, query);
  const hint = route.index === undefined ? '' : ` INDEXED BY ${route.index}`;
  return { from: { text: `${collection.table}${hint}`, values: [] }, route, also };
};

/** The rows that may hold all words, or undefined where they are many or no word is long enough to ask for. */
const rowsHolding = (database: Database, { trigrams }: Collection, words: readonly string[]): number[] | undefined => {
  const asked = [...new Set(words.flatMap(trigramsToAsk))];
  if (asked.length === 0) return undefined;
  const match = asked.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(' ');
  const find = database.statement(`SELECT rowid FROM ${trigrams} WHERE ${trigrams} MATCH ? LIMIT ?`);
  const rows = find.all(match, fewHits + 1) as { rowid: number }[];
  return rows.length > fewHits ? undefined : rows.map(({ rowid }) => rowid);
};

/** All trigrams of a short word; of a long one those side by side, for each costs a pass over all documents that hold it. */
const trigramsToAsk = (word: string): string[] => {
  const letters = Array.from(word);
  const starts = letters.slice(2).map((_, start) => start);
  const asked =
    letters.length <= 8 ? starts : starts.filter((start) => start % 3 === 0 || start === letters.length - 3);
  return asked.slice(0, mostTrigrams).map((start) => letters.slice(start, start + 3).join(''));
};
