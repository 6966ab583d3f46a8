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

/** The rows that hold all words of three letters and more, or undefined where they are many or no word is long enough. */
const rowsHolding = (database: Database, { trigrams }: Collection, words: readonly string[]): number[] | undefined => {
  const long = words.filter((word) => [...word].length >= 3);
  if (long.length === 0) return undefined;
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  const find = database.statement(`SELECT rowid FROM ${trigrams} WHERE ${trigrams} MATCH ? LIMIT ?`);
  const rows = find.all(match, fewHits + 1) as { rowid: number }[];
  return rows.length > fewHits ? undefined : rows.map(({ rowid }) => rowid);
};
