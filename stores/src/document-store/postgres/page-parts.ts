import { bytesArray } from '../../postgres/array-values.ts';
import { joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import type { PagePosition } from '../cursor.ts';
import type { CollectionShape, Condition, Query } from '../document-store.ts';
import { routeOf } from '../find-route.ts';
import { allOf, conditionsOf } from './conditions.ts';
import { boundOf, type FixedFields, rangeOf } from './page-range.ts';
import { type FieldKeys, fieldKeysOf } from './rows.ts';
import { columnOf, tableOf } from './table-names.ts';

/** Rows of all ranges of a page that are compared together. */
const window = 2_000;

/** The parts of the statement of a page. */
export type PageParts = {
  /** The rows of the page's order that meet these conditions too, up to a number. */
  readonly hits: (also: readonly Statement[], most: number) => Statement;
  readonly order: Statement;
  /** Rows of the order that are compared before documents are looked up by their trigrams. */
  readonly window: number;
};

/**
 * One range of the index per combination of values of the fields before the sort field, merged afterwards. Undefined
 * where no document can meet the conditions.
 */
export const partsOf = (
  name: string,
  shape: CollectionShape,
  query: Query,
  after: PagePosition | undefined,
): PageParts | undefined => {
  const { scans, rest } = routeOf(name, shape, query);
  const [first] = scans;
  if (!first) return undefined;
  const keys = fieldKeysOf(shape);
  const filters = conditionsOf(
    rest.filter((each) => each !== boundOf(query)),
    keys,
  );
  const columns = first.map(({ field }) => columnOf(field));
  const value = columnOf(query.sort.field);
  const order = ordered([value], query);
  const scan = (fixed: FixedFields, also: readonly Statement[], most: number): Statement =>
    sql`SELECT id, long_id, position, document, search, ${value} FROM ${tableOf(name)}
      WHERE ${allOf([...rangeOf(query, after, fixed, keys), ...filters, ...also])}
      ${ordered([...columns, value], query)} LIMIT ${most}`;

  if (scans.length === 1) {
    const fixed = { columns, values: first.map(valueIn(keys)) };
    return { order, window, hits: (also, most) => scan(fixed, also, most) };
  }
  const { rows, values } = combinationsIn(scans, keys);
  const hits: PageParts['hits'] = (also, most) =>
    sql`SELECT hit.* FROM ${rows} CROSS JOIN LATERAL (${scan({ columns, values }, also, most)}) AS hit
      ${order} LIMIT ${most}`;
  return { order, window: Math.ceil(window / scans.length), hits };
};

/** The order of a page. The fixed fields are in it because the index begins with them. */
export const ordered = (columns: readonly Statement[], { sort }: Query): Statement => {
  const direction = raw(sort.direction === 'ascending' ? ' ASC' : ' DESC');
  return sql`ORDER BY ${joined([...columns, raw('id')].map((column) => sql`${column}${direction}`))}`;
};

const keyIn = (condition: Condition | undefined, { keyOf }: FieldKeys): Buffer =>
  keyOf(condition && 'is' in condition ? condition.is : null);

const valueIn =
  (keys: FieldKeys) =>
  (condition: Condition): Statement =>
    sql`${keyIn(condition, keys)}`;

/** The combinations of values as rows, and the columns of such a row. */
const combinationsIn = (scans: readonly Condition[][], keys: FieldKeys) => {
  const numbers = (scans[0] ?? []).map((_, index) => index);
  const arrays = numbers.map((index) => sql`${bytesArray(scans.map((scan) => keyIn(scan[index], keys)))}::bytea[]`);
  const names = numbers.map((index) => raw(`fixed${index}`));
  return {
    rows: sql`unnest(${joined(arrays)}) AS fixed (${joined(names)})`,
    values: names.map((name) => sql`fixed.${name}`),
  };
};
