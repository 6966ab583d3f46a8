import type { Database } from '../sqlite/database.ts';
import type { Collection } from './collection-table.ts';
import type { Condition, Document, StoredDocument } from './document-store.ts';
import { allOf, clausesOf } from './sql-conditions.ts';

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

/** Number of documents that meet all conditions. */
export const countDocuments = (
  database: Database,
  collection: Collection | undefined,
  where: readonly Condition[],
): number => {
  if (!collection) return 0;
  const { text, values } = allOf([{ text: 'deleted = 0', values: [] }, ...clausesOf(where)]);
  const select = database.statement(`SELECT count(*) AS total FROM ${collection.table} WHERE ${text}`);
  return Number(select.get(...values)?.total);
};
