import { bytesArray } from '../../postgres/array-values.ts';
import type { Queries } from '../../postgres/queries.ts';
import { joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import type { CollectionShape, Document } from '../document-store.ts';
import { fieldKeysOf, queryColumnsOf } from './rows.ts';
import { columnOf, tableOf } from './table-names.ts';

/** Rows that are changed by one statement. */
const together = 1_000;

/** Computes the search text and the keys of all documents for another shape, within a transaction. */
export const reshapeRows = async (queries: Queries, name: string, shape: CollectionShape): Promise<void> => {
  const table = tableOf(name);
  const { fields } = fieldKeysOf(shape);
  for (let after: Buffer = Buffer.alloc(0), isFirst = true; ; isFirst = false) {
    const behind = isFirst ? raw('') : sql`AND id > ${after}`;
    const rows = await queries.tuples<[Buffer, string]>(
      sql`SELECT id, document FROM ${table} WHERE NOT deleted ${behind} ORDER BY id LIMIT ${together}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    await queries.changes(changed(table, fields, rows, shape));
    [after] = last;
  }
};

const changed = (
  table: Statement,
  fields: readonly string[],
  rows: readonly [Buffer, string][],
  shape: CollectionShape,
): Statement => {
  const values = queryColumnsOf(
    rows.map(([, document]) => JSON.parse(document) as Document),
    shape,
  );
  const ids = bytesArray(rows.map(([id]) => id));
  const arrays = [
    sql`${ids}::bytea[]`,
    sql`${values.search}::text[]`,
    ...values.fields.map((keys) => sql`${keys}::bytea[]`),
  ];
  const names = fields.map((_, index) => raw(`key${index}`));
  const sets = fields.map((field, index) => sql`${columnOf(field)} = given.${names[index]}`);
  return sql`UPDATE ${table} SET ${joined([raw('search = given.search'), ...sets])}
    FROM unnest(${joined(arrays)}) AS given (${joined([raw('id, search'), ...names])}) WHERE ${table}.id = given.id`;
};
