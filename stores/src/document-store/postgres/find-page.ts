import { bytesArray } from '../../postgres/array-values.ts';
import type { Queries } from '../../postgres/queries.ts';
import { joined, plannedAnew, raw, type Statement, sql } from '../../postgres/sql.ts';
import { cursorOf, type PagePosition, positionIn } from '../cursor.ts';
import type { CollectionShape, Condition, Document, Page, Query } from '../document-store.ts';
import { routeOf } from '../find-route.ts';
import { sortValueOf } from '../value-order.ts';
import { allOf, conditionsOf, searchConditions } from './conditions.ts';
import { boundOf, type FixedFields, rangeOf } from './page-range.ts';
import { type FieldKeys, fieldKeysOf, type ShownRow, storedInRow } from './rows.ts';
import { columnOf, tableOf } from './table-names.ts';

/** One page of a query with declared fields, by one statement; it starts after the previous page. */
export const findInPostgres = async <D extends Document>(
  queries: Queries,
  name: string,
  shape: CollectionShape,
  query: Query,
): Promise<Page<D>> => {
  const { sort, limit } = query;
  const after = query.after === undefined ? undefined : positionIn(query.after, query);
  const statement = pageOf(name, shape, query, after);
  const rows = statement ? await queries.tuples<ShownRow>(statement) : [];
  const items = rows.slice(0, limit).map(storedInRow<D>);
  const last = items.at(-1);
  const next = last && rows.length > limit ? { value: sortValueOf(last.document, sort.field), id: last.id } : undefined;
  return { items, next: next && cursorOf(query, next) };
};

/**
 * The statement of a page with one more row: one range of the index per combination of values of the fields before the
 * sort field, merged afterwards. It is planned with its values, because words that occur in many documents are found
 * sooner in the order of the page, and other words by their trigrams. Undefined where no document can meet the
 * conditions.
 */
const pageOf = (
  name: string,
  shape: CollectionShape,
  query: Query,
  after: PagePosition | undefined,
): Statement | undefined => {
  const { scans, rest } = routeOf(name, shape, query);
  const [first] = scans;
  if (!first) return undefined;
  const keys = fieldKeysOf(shape);
  const others = rest.filter((each) => each !== boundOf(query));
  const filters = [...conditionsOf(others, keys), ...searchConditions(query.search)];
  const columns = first.map(({ field }) => columnOf(field));
  const value = columnOf(query.sort.field);
  const shown = sql`coalesce(long_id, id), position, document`;
  const scan = (selected: Statement, fixed: FixedFields) =>
    sql`SELECT ${selected} FROM ${tableOf(name)} WHERE ${allOf([...rangeOf(query, after, fixed, keys), ...filters])}
      ${ordered([...columns, value], query)}`;

  if (scans.length === 1) return plannedAnew(scan(shown, { columns, values: first.map(valueIn(keys)) }));
  const { rows, values } = combinationsIn(scans, keys);
  const hits = scan(sql`id, long_id, position, document, ${value}`, { columns, values });
  return plannedAnew(sql`SELECT ${shown} FROM ${rows} CROSS JOIN LATERAL (${hits}) AS hit ${ordered([value], query)}`);
};

/** The order of a page, and its length. The fixed fields are in it because the index begins with them. */
const ordered = (columns: readonly Statement[], { sort, limit }: Query): Statement => {
  const direction = raw(sort.direction === 'ascending' ? ' ASC' : ' DESC');
  return sql`ORDER BY ${joined([...columns, raw('id')].map((column) => sql`${column}${direction}`))} LIMIT ${limit + 1}`;
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
