import type { Database } from '../sqlite/database.ts';
import { sqlName, sqlText } from '../sqlite/sql-name.ts';
import { declaredFields } from './declared-fields.ts';
import type { CollectionShape, PrepareOptions } from './document-store.ts';
import { searchable } from './search-words.ts';

/** A collection with the quoted names of its table and of its trigram index. */
export type Collection = {
  readonly name: string;
  readonly shape: CollectionShape;
  readonly table: string;
  readonly trigrams: string;
  /** Whether it has all its indexes. */
  readonly isIndexed: boolean;
};

/** The collections that exist: their shapes by name, and the names of those without all their indexes. */
export type KnownCollections = {
  readonly shapes: Map<string, CollectionShape>;
  readonly unindexed: Set<string>;
};

/** The collection with a name, whether its table exists or not. */
export const collectionOf = (name: string, shape: CollectionShape, isIndexed = true): Collection => ({
  name,
  shape,
  table: sqlName('documents', name),
  trigrams: sqlName('trigrams', name),
  isIndexed,
});

/** The generated column of a declared field. */
export const columnOf = (field: string): string => sqlName('field', field);

/** The index that serves a declared list of fields. */
export const indexOf = (name: string, fields: readonly string[]): string => sqlName('by', name, ...fields);

/** Reads which collections exist. */
export const readCollections = (database: Database): KnownCollections => {
  database.exec('CREATE TABLE IF NOT EXISTS collection (name TEXT PRIMARY KEY, shape TEXT NOT NULL) STRICT');
  database.define('searchable', searchable);
  const rows = database.statement('SELECT name, shape FROM collection').all() as { name: string; shape: string }[];
  const shapes = new Map(rows.map(({ name, shape }) => [name, JSON.parse(shape) as CollectionShape]));
  const isUnindexed = ([name, shape]: [string, CollectionShape]) =>
    missingIndexes(database, collectionOf(name, shape)).length > 0;
  return { shapes, unindexed: new Set([...shapes].filter(isUnindexed).map(([name]) => name)) };
};

/** Creates a collection's table, or migrates it from its previous shape. */
export const shapeTable = (
  database: Database,
  collection: Collection,
  before: CollectionShape | undefined,
  { indexesLater = false }: PrepareOptions = {},
): void => {
  const { name, shape } = collection;
  createTable(database, collection);
  addColumns(database, collection);
  dropIndexes(database, collection, before?.indexes ?? []);
  if (before || !indexesLater) {
    for (const fields of missingIndexes(database, collection)) database.exec(indexStatement(collection, fields));
  }
  if (before?.search !== shape.search) shapeSearch(database, collection);
  database
    .statement('INSERT INTO collection VALUES (?, ?) ON CONFLICT DO UPDATE SET shape = excluded.shape')
    .run(name, JSON.stringify(shape));
};

/** The declared lists of fields without an index. */
export const missingIndexes = (database: Database, { name, shape }: Collection): (readonly string[])[] => {
  const find = database.statement("SELECT 1 FROM sqlite_master WHERE type = 'index' AND name = ?");
  return shape.indexes.filter((fields) => find.get(indexOf(name, fields).slice(1, -1)) === undefined);
};

/** The statement that creates the index of a declared list of fields. */
export const indexStatement = ({ name, table }: Collection, fields: readonly string[]): string => {
  const columns = [...fields.map(columnOf), 'id'].join(', ');
  return `CREATE INDEX IF NOT EXISTS ${indexOf(name, fields)} ON ${table} (${columns}) WHERE deleted = 0`;
};

/** Removes a collection with all its tables. */
export const dropTable = (database: Database, { name, table, trigrams }: Collection): void => {
  database.exec(`DROP TABLE IF EXISTS ${trigrams}; DROP TABLE IF EXISTS ${table}`);
  database.statement('DELETE FROM collection WHERE name = ?').run(name);
};

const generatedColumn = (field: string): string =>
  `${columnOf(field)} ANY GENERATED ALWAYS AS (json ->> ${sqlText(`$."${field}"`)})`;

/**
 * `deleted` rows stay as tombstones: their position makes late changes obsolete. The values of fields are stored, so
 * that an index is created without reading the JSON of each row again, and before the JSON, so that they are found
 * without reading past it.
 */
const createTable = (database: Database, { shape, table }: Collection): void =>
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (
    row INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    position INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    ${declaredFields(shape)
      .map((field) => `${generatedColumn(field)} STORED,`)
      .join('\n    ')}
    json TEXT,
    search TEXT NOT NULL
  ) STRICT`);

/** SQLite cannot add a stored column to a table. */
const addColumns = (database: Database, { shape, table }: Collection) => {
  const infos = database.statement(`PRAGMA table_xinfo(${table})`).all() as { name: string }[];
  const present = new Set(infos.map(({ name }) => `"${name}"`));
  for (const field of declaredFields(shape)) {
    if (!present.has(columnOf(field)))
      database.exec(`ALTER TABLE ${table} ADD COLUMN ${generatedColumn(field)} VIRTUAL`);
  }
};

const dropIndexes = (database: Database, { name, shape }: Collection, before: CollectionShape['indexes']) => {
  const wanted = new Set(shape.indexes.map((fields) => indexOf(name, fields)));
  for (const fields of before) {
    const index = indexOf(name, fields);
    if (!wanted.has(index)) database.exec(`DROP INDEX IF EXISTS ${index}`);
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
