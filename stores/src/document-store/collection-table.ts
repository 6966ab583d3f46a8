import type { Database } from '../sqlite/database.ts';
import { sqlName, sqlText } from '../sqlite/sql-name.ts';
import { declaredFields } from './declared-fields.ts';
import type { CollectionShape } from './document-store.ts';
import { searchable } from './search-words.ts';

/** A collection with the quoted names of its table and of its trigram index. */
export type Collection = {
  readonly name: string;
  readonly shape: CollectionShape;
  readonly table: string;
  readonly trigrams: string;
};

/** The collection with a name, whether its table exists or not. */
export const collectionOf = (name: string, shape: CollectionShape): Collection => ({
  name,
  shape,
  table: sqlName('documents', name),
  trigrams: sqlName('trigrams', name),
});

/** The generated column of a declared field. */
export const columnOf = (field: string): string => sqlName('field', field);

/** The index that serves a declared list of fields. */
export const indexOf = (name: string, fields: readonly string[]): string => sqlName('by', name, ...fields);

/** The shapes of the collections that exist, by name. */
export const readShapes = (database: Database): Map<string, CollectionShape> => {
  database.exec('CREATE TABLE IF NOT EXISTS collection (name TEXT PRIMARY KEY, shape TEXT NOT NULL) STRICT');
  database.define('searchable', searchable);
  const rows = database.statement('SELECT name, shape FROM collection').all() as { name: string; shape: string }[];
  return new Map(rows.map(({ name, shape }) => [name, JSON.parse(shape) as CollectionShape]));
};

/** Creates a collection's table, or migrates it from its previous shape. */
export const shapeTable = (database: Database, collection: Collection, before: CollectionShape | undefined): void => {
  const { name, shape, table } = collection;
  // `deleted` rows stay as tombstones: their position makes late changes obsolete.
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    position INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    json TEXT,
    search TEXT NOT NULL
  ) STRICT`);
  addColumns(database, collection);
  shapeIndexes(database, collection, before?.indexes ?? []);
  if (before?.search !== shape.search) shapeSearch(database, collection);
  database
    .statement('INSERT INTO collection VALUES (?, ?) ON CONFLICT DO UPDATE SET shape = excluded.shape')
    .run(name, JSON.stringify(shape));
};

/** Removes a collection with all its tables. */
export const dropTable = (database: Database, { name, table, trigrams }: Collection): void => {
  database.exec(`DROP TABLE IF EXISTS ${trigrams}; DROP TABLE IF EXISTS ${table}`);
  database.statement('DELETE FROM collection WHERE name = ?').run(name);
};

const addColumns = (database: Database, { shape, table }: Collection) => {
  const infos = database.statement(`PRAGMA table_xinfo(${table})`).all() as { name: string }[];
  const present = new Set(infos.map(({ name }) => `"${name}"`));
  for (const field of declaredFields(shape)) {
    const column = columnOf(field);
    if (present.has(column)) continue;
    const value = `json ->> ${sqlText(`$."${field}"`)}`;
    database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ANY GENERATED ALWAYS AS (${value}) VIRTUAL`);
  }
};

const shapeIndexes = (database: Database, { name, shape, table }: Collection, before: CollectionShape['indexes']) => {
  const wanted = new Set(shape.indexes.map((fields) => indexOf(name, fields)));
  for (const fields of before) {
    const index = indexOf(name, fields);
    if (!wanted.has(index)) database.exec(`DROP INDEX IF EXISTS ${index}`);
  }
  for (const fields of shape.indexes) {
    const columns = [...fields.map(columnOf), 'id'].join(', ');
    database.exec(`CREATE INDEX IF NOT EXISTS ${indexOf(name, fields)} ON ${table} (${columns}) WHERE deleted = 0`);
  }
};

const shapeSearch = (database: Database, { shape, table, trigrams }: Collection) => {
  const text = shape.search === undefined ? "''" : `searchable(json ->> ${sqlText(`$."${shape.search}"`)})`;
  database.exec(`DROP TABLE IF EXISTS ${trigrams}; UPDATE ${table} SET search = ${text} WHERE deleted = 0`);
  if (shape.search === undefined) return;
  // Without positions the index is less than half as large, and merging it never delays a commit for long.
  database.exec(`
    CREATE VIRTUAL TABLE ${trigrams}
      USING fts5(text, content = '', contentless_delete = 1, tokenize = 'trigram', detail = 'none');
    INSERT INTO ${trigrams} (rowid, text) SELECT row, search FROM ${table} WHERE deleted = 0;
  `);
};
