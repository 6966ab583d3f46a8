import type { Database } from '../sqlite/database.ts';
import type { Collection } from './collection-table.ts';
import type { Condition, Document, StoredDocument } from './document-store.ts';
import { allOf, type Clause, clausesOf } from './sql-conditions.ts';

type Row = { readonly id: string; readonly position: number; readonly json: string };

/** The document of a row. */
export const storedIn = <D extends Document>({ id, position, json }: Row): StoredDocument<D> => ({
  id,
  position,
  document: JSON.parse(json) as D,
});

/** One document by its id; undefined in a collection that does not exist. */
export const getDocument = <D extends Document>(
  database: Database,
  collection: Collection | undefined,
  id: string,
): StoredDocument<D> | undefined => {
  if (!collection) return undefined;
  const select = database.statement(`SELECT id, position, json FROM ${collection.table} WHERE id = ? AND deleted = 0`);
  const row = select.get(id) as Row | undefined;
  return row && storedIn<D>(row);
};

/** The existing documents among the given ids, by id. */
export const getDocuments = <D extends Document>(
  database: Database,
  collection: Collection | undefined,
  ids: readonly string[],
): Map<string, StoredDocument<D>> => {
  if (!collection) return new Map();
  const select = database.statement(
    `SELECT id, position, json FROM ${collection.table}
     WHERE id IN (SELECT value FROM json_each(?)) AND deleted = 0`,
  );
  const rows = select.all(JSON.stringify(ids)) as unknown as Row[];
  return new Map(rows.map((row) => [row.id, storedIn<D>(row)]));
};

/** Conditions that divide the rows of a table into windows; with `NOT INDEXED` each is read through its row numbers. */
export function* rowWindows(database: Database, table: string, window: number): Generator<Clause> {
  const last = Number(database.statement(`SELECT max(row) AS number FROM ${table}`).get()?.number);
  for (let row = 0; row <= last; row += window) yield { text: 'row > ? AND row <= ?', values: [row, row + window] };
}

/** Number of documents that meet all conditions; without indexes the rows are examined in windows. */
export function* countDocuments(
  database: Database,
  collection: Collection | undefined,
  where: readonly Condition[],
  window: number,
): Generator<void, number> {
  if (!collection) return 0;
  const { table, isIndexed } = collection;
  const countIn = (from: string, rows: readonly Clause[]): number => {
    const { text, values } = allOf([{ text: 'deleted = 0', values: [] }, ...rows, ...clausesOf(where)]);
    const select = database.statement(`SELECT count(*) AS total FROM ${from} WHERE ${text}`);
    return Number(select.get(...values)?.total);
  };
  if (isIndexed) return countIn(table, []);
  let total = 0;
  for (const rows of rowWindows(database, table, window)) {
    total += countIn(`${table} NOT INDEXED`, [rows]);
    yield;
  }
  return total;
}
