import type { Database } from '../sqlite/database.ts';
import type { Collection } from './collection-table.ts';
import type { Change, CollectionShape } from './document-store.ts';
import { searchable } from './search-words.ts';

/** The row of a change; `json` is null for a deletion. */
export type RowChange = {
  readonly id: string;
  readonly position: number;
  readonly json: string | null;
  readonly search: string;
  readonly isNew: boolean;
};

type StoredRow = { readonly row: number; readonly position: number; readonly deleted: number; readonly search: string };

/** Serialises a change, independent of the caller's objects. */
export const rowChange = (
  { id, position, document, isNew = false }: Change,
  { search }: CollectionShape,
): RowChange => ({
  id,
  position,
  isNew,
  json: document && JSON.stringify(document),
  search: document && search !== undefined ? searchable(document[search]) : '',
});

/** Writes changes in order, each unless the row is as new; must be called within a transaction. */
export const writeDocuments = (database: Database, collection: Collection, changes: readonly RowChange[]): void => {
  const { table, shape } = collection;
  const find = database.statement(`SELECT row, position, deleted, search FROM ${table} WHERE id = ?`);
  const insert = database.statement(
    `INSERT INTO ${table} (position, deleted, json, search, id) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  );
  const update = database.statement(
    `UPDATE ${table} SET position = ?, deleted = ?, json = ?, search = ? WHERE row = ?`,
  );
  const index = shape.search === undefined ? () => {} : trigramWriter(database, collection);

  /** The new row; undefined where one exists, for example that of a deleted document. */
  const inserted = ({ id, position, json, search }: RowChange): number | undefined => {
    const { changes: number, lastInsertRowid } = insert.run(position, Number(json === null), json, search, id);
    return Number(number) === 0 ? undefined : Number(lastInsertRowid);
  };
  const updated = ({ position, json, search }: RowChange, known: StoredRow): number | undefined => {
    if (known.position >= position) return undefined;
    update.run(position, Number(json === null), json, search, known.row);
    return known.row;
  };

  for (const change of changes) {
    const fresh = change.isNew ? inserted(change) : undefined;
    const known = fresh === undefined ? (find.get(change.id) as StoredRow | undefined) : undefined;
    const row = fresh ?? (known ? updated(change, known) : inserted(change));
    if (row === undefined) continue;
    index(row, known?.deleted === 0 ? known.search : undefined, change.json === null ? undefined : change.search);
  }
};

/** Updates the trigrams of a row from one text to another; undefined for a missing row. */
const trigramWriter = (database: Database, { trigrams }: Collection) => {
  const remove = database.statement(`DELETE FROM ${trigrams} WHERE rowid = ?`);
  const add = database.statement(`INSERT INTO ${trigrams} (rowid, text) VALUES (?, ?)`);

  return (row: number, before: string | undefined, after: string | undefined) => {
    if (before === after) return;
    if (before !== undefined) remove.run(row);
    if (after !== undefined) add.run(row, after);
  };
};
