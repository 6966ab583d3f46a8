import { bytesArray } from '../../postgres/array-values.ts';
import type { Queries } from '../../postgres/queries.ts';
import { joined, plannedAnew, raw, type Statement, sql } from '../../postgres/sql.ts';
import { cursorOf, type PagePosition, positionIn } from '../cursor.ts';
import type { CollectionShape, Condition, Document, Page, Query } from '../document-store.ts';
import { routeOf } from '../find-route.ts';
import { unboundedBy } from '../find-stretches.ts';
import { sortValueOf } from '../value-order.ts';
import { allOf, conditionsOf, searchConditions } from './conditions.ts';
import { type FieldKeys, fieldKeysOf, type ShownRow, storedInRow } from './rows.ts';
import { keyOfId, missingKey } from './sort-keys.ts';
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
 * The statement of a page with one more row: one index scan per combination of values of the fields before the sort
 * field, merged afterwards. It is planned with its values, because words that occur in many documents are found sooner in
 * the order of the page, and other words by their trigrams. Undefined where no document can meet the conditions.
 */
const pageOf = (
  name: string,
  shape: CollectionShape,
  query: Query,
  after: PagePosition | undefined,
): Statement | undefined => {
  const { sort, limit } = query;
  const { scans, rest } = routeOf(name, shape, { ...query, where: unboundedBy(query, after) });
  const [first] = scans;
  if (!first) return undefined;
  const keys = fieldKeysOf(shape);
  const value = columnOf(sort.field);
  const direction = raw(sort.direction === 'ascending' ? 'ASC' : 'DESC');
  const conditions = [
    ...conditionsOf(rest, keys),
    ...(after ? [behind(after, value, sort.direction, keys)] : []),
    ...(after && excludesMissing(query) ? [sql`${value} > ${missingKey}`] : []),
    ...searchConditions(query.search),
  ];
  const order = sql`ORDER BY ${value} ${direction}, id ${direction} LIMIT ${limit + 1}`;
  const shown = sql`coalesce(long_id, id), position, document`;
  if (scans.length === 1) {
    const where = allOf([...conditionsOf(first, keys), ...conditions]);
    return plannedAnew(sql`SELECT ${shown} FROM ${tableOf(name)} WHERE ${where} ${order}`);
  }
  const fixed = fixedIn(scans, keys);
  const scan = sql`SELECT id, long_id, position, document, ${value} FROM ${tableOf(name)}
    WHERE ${allOf([...fixed.conditions, ...conditions])} ${order}`;
  return plannedAnew(sql`SELECT ${shown} FROM ${fixed.rows} CROSS JOIN LATERAL (${scan}) AS hit ${order}`);
};

/** Whether a bound that a position implies also excludes the missing values, which are the last ones descending. */
const excludesMissing = ({ where, sort }: Query): boolean =>
  sort.direction === 'descending' && where.some((each) => each.field === sort.field && 'to' in each);

const behind = ({ value, id }: PagePosition, column: Statement, direction: string, { keyOf }: FieldKeys): Statement =>
  sql`(${column}, id) ${raw(direction === 'ascending' ? '>' : '<')} (${keyOf(value)}, ${keyOfId(id)})`;

/** The combinations of values as rows, and the conditions that compare their fields with a row. */
const fixedIn = (scans: readonly Condition[][], { keyOf }: FieldKeys): { rows: Statement; conditions: Statement[] } => {
  const fields = scans[0]?.map(({ field }) => field) ?? [];
  const values = (index: number) => scans.map((scan) => keyOf(fixedValue(scan[index])));
  const arrays = fields.map((_, index) => sql`${bytesArray(values(index))}::bytea[]`);
  const names = fields.map((_, index) => raw(`fixed${index}`));
  return {
    rows: sql`unnest(${joined(arrays)}) AS fixed (${joined(names)})`,
    conditions: fields.map((field, index) => sql`${columnOf(field)} = fixed.${names[index]}`),
  };
};

const fixedValue = (condition: Condition | undefined) => (condition && 'is' in condition ? condition.is : null);
