import type { Migrations } from '../../postgres/migrations.ts';
import type { PostgresConnection } from '../../postgres/postgres-connection.ts';
import { postgresName } from '../../postgres/postgres-names.ts';
import type { Queries } from '../../postgres/queries.ts';
import { identifier, joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import { declaredFields, noShape } from '../declared-fields.ts';
import type { CollectionShape, PrepareOptions } from '../document-store.ts';
import { reshapeRows } from './reshape-rows.ts';
import { columnOf, tableOf } from './table-names.ts';
import { trigramSchema } from './trigrams.ts';

/** The collections and their shapes; each collection has a table of its own. */
export const documentMigrations: Migrations = {
  part: 'documents',
  steps: ['CREATE TABLE collection (name bytea PRIMARY KEY, shape text NOT NULL)'],
};

/** The text of a shape, which distinguishes it from others. */
export const textOfShape = (shape: CollectionShape): string => JSON.stringify(shape);

/** The shape of a collection; undefined where it does not exist. */
export const readShape = async (queries: Queries, name: string): Promise<CollectionShape | undefined> => {
  const [row] = await queries.tuples<[string]>(sql`SELECT shape FROM collection WHERE name = ${Buffer.from(name)}`);
  return row && (JSON.parse(row[0]) as CollectionShape);
};

/** The names of all collections. */
export const collectionNames = async (queries: Queries): Promise<string[]> =>
  (await queries.tuples<[Buffer]>(sql`SELECT name FROM collection`)).map(([name]) => name.toString());

/** Runs work that changes collections: in a transaction without a time limit, one process after the other. */
const changing = (connection: PostgresConnection, work: (queries: Queries) => Promise<void>): Promise<void> =>
  connection.unlimited(async (queries) => {
    await queries.script('BEGIN');
    try {
      await queries.rows(
        sql`SELECT pg_advisory_xact_lock(hashtextextended('collections ' || current_schema(), 0))::text`,
      );
      await work(queries);
      await queries.script('COMMIT');
    } catch (error) {
      await queries.script('ROLLBACK').catch(() => {});
      throw error;
    }
  });

/** Creates a collection, or migrates it to another shape. */
export const shapeCollection = (
  connection: PostgresConnection,
  name: string,
  shape: CollectionShape,
  { indexesLater = false }: PrepareOptions = {},
): Promise<void> =>
  changing(connection, async (queries) => {
    const before = await readShape(queries, name);
    if (before && textOfShape(before) === textOfShape(shape)) return;
    const table = tableOf(name);
    if (!before) await queries.changes(newTable(table));
    await changeColumns(queries, table, { before, shape });
    if (before) await reshapeRows(queries, name, shape);
    if (before || !indexesLater) await changeIndexes(queries, name, { before, shape });
    await queries.changes(sql`INSERT INTO collection VALUES (${Buffer.from(name)}, ${textOfShape(shape)})
      ON CONFLICT (name) DO UPDATE SET shape = excluded.shape`);
  });

/**
 * Creates one of the indexes that a collection lacks; returns whether others are missing. The server delays writes to
 * this collection meanwhile, and no other statement.
 */
export const createNextIndex = async (connection: PostgresConnection, name: string): Promise<boolean> => {
  const [next] = await connection.ask((queries) => missingIndexes(queries, name));
  if (next === undefined) return false;
  let others = 0;
  await changing(connection, async (queries) => {
    const [first, ...rest] = await missingIndexes(queries, name);
    if (first) await queries.changes(first);
    others = rest.length;
  });
  return others > 0;
};

/** Removes a collection with its table. */
export const dropCollection = (connection: PostgresConnection, name: string): Promise<void> =>
  changing(connection, async (queries) => {
    await queries.changes(sql`DROP TABLE IF EXISTS ${tableOf(name)}`);
    await queries.changes(sql`DELETE FROM collection WHERE name = ${Buffer.from(name)}`);
  });

type Shapes = { readonly before: CollectionShape | undefined; readonly shape: CollectionShape };

// Rows of deleted documents stay as tombstones: their position makes late changes obsolete. The document is a text,
// because `jsonb` refuses U+0000 and changes numbers and the order of members; `JSON.stringify` writes U+0000 and lone
// surrogates as escapes, which a text can contain.
const newTable = (table: Statement): Statement => sql`CREATE TABLE ${table} (
  id bytea PRIMARY KEY,
  long_id bytea,
  position bigint NOT NULL,
  deleted boolean NOT NULL,
  document text,
  search text COLLATE "C" NOT NULL
) WITH (fillfactor = 90)`;

const withoutStatistics = (column: Statement): Statement => sql`ALTER COLUMN ${column} SET STATISTICS 0`;

const changeColumns = async (queries: Queries, table: Statement, { before, shape }: Shapes): Promise<void> => {
  const [present, wanted] = [declaredFields(before ?? noShape), declaredFields(shape)];
  const added = wanted.filter((field) => !present.includes(field)).map(columnOf);
  const dropped = present.filter((field) => !wanted.includes(field)).map(columnOf);
  const changes = [
    ...dropped.map((column) => sql`DROP COLUMN ${column}`),
    ...added.map((column) => sql`ADD COLUMN ${column} bytea NOT NULL DEFAULT '\\x00'`),
    // Statistics are copies of values, which would stay in the server's catalogue when a document is erased.
    ...[...(before ? [] : ['id', 'long_id', 'document', 'search'].map(raw)), ...added].map(withoutStatistics),
  ];
  if (changes.length > 0) await queries.changes(sql`ALTER TABLE ${table} ${joined(changes)}`);
};

/** The statements that create the indexes of a shape, by name. */
const indexesOf = (name: string, { indexes, search }: CollectionShape, trigrams: string): Map<string, Statement> => {
  const table = tableOf(name);
  const index = (given: string, parts: Statement): [string, Statement] => [
    given,
    sql`CREATE INDEX ${identifier(given)} ON ${table} ${parts} WHERE NOT deleted`,
  ];
  const columns = (fields: readonly string[]) =>
    fields.reduce((all, field) => sql`${all}${columnOf(field)}, `, raw(''));
  const ordered = indexes.map((fields) => index(postgresName('by', name, ...fields), sql`(${columns(fields)}id)`));
  if (search === undefined) return new Map(ordered);
  const letters = sql`USING gin (search ${identifier(trigrams)}.gin_trgm_ops)`;
  return new Map([...ordered, index(postgresName('search', name), letters)]);
};

const changeIndexes = async (queries: Queries, name: string, { before, shape }: Shapes): Promise<void> => {
  const trigrams = shape.search === undefined ? '' : await trigramSchema(queries);
  const present = before ? indexesOf(name, before, trigrams) : new Map<string, Statement>();
  const wanted = indexesOf(name, shape, trigrams);
  for (const index of present.keys())
    if (!wanted.has(index)) await queries.changes(sql`DROP INDEX IF EXISTS ${identifier(index)}`);
  // An index of a column that was dropped is gone with it.
  for (const [index, create] of wanted) if (!before || !(await exists(queries, index))) await queries.changes(create);
};

/** The statements that create the missing indexes of a collection. */
const missingIndexes = async (queries: Queries, name: string): Promise<Statement[]> => {
  const shape = await readShape(queries, name);
  if (!shape) return [];
  const trigrams = shape.search === undefined ? '' : await trigramSchema(queries);
  const missing: Statement[] = [];
  for (const [index, create] of indexesOf(name, shape, trigrams)) {
    if (!(await exists(queries, index))) missing.push(create);
  }
  return missing;
};

const exists = async (queries: Queries, index: string): Promise<boolean> => {
  const quoted = `"${index.replaceAll('"', '""')}"`;
  const [row] = await queries.tuples<[boolean]>(sql`SELECT to_regclass(${quoted}) IS NOT NULL`);
  return row?.[0] === true;
};
