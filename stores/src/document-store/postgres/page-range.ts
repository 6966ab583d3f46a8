import { joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import type { PagePosition } from '../cursor.ts';
import type { Condition, Query } from '../document-store.ts';
import type { FieldKeys } from './rows.ts';
import { keyOfId, missingKey } from './sort-keys.ts';
import { columnOf } from './table-names.ts';

/** The fields before the sort field in the index of a page, and the value that each of them has in the range. */
export type FixedFields = { readonly columns: readonly Statement[]; readonly values: readonly Statement[] };

/** The first condition that bounds the sort field; the range of a page meets it exactly. */
export const boundOf = ({ where, sort }: Query): Condition | undefined =>
  where.find((each) => each.field === sort.field && !('anyOf' in each));

const endsOf = (bound: Condition | undefined, keyOf: FieldKeys['keyOf']) => {
  if (bound === undefined || 'anyOf' in bound) return { from: undefined, to: undefined };
  const { from, to } = 'is' in bound ? { from: bound.is, to: bound.is } : bound;
  return { from: from === undefined ? undefined : keyOf(from), to: to === undefined ? undefined : keyOf(to) };
};

/** The rows behind a position, without the use of an index. */
export const positionBehind = ({ sort }: Query, after: PagePosition | undefined, { keyOf }: FieldKeys): Statement[] => {
  if (after === undefined) return [];
  const beyond = raw(sort.direction === 'ascending' ? '>' : '<');
  return [sql`(${columnOf(sort.field)}, id) ${beyond} (${keyOf(after.value)}, ${keyOfId(after.id)})`];
};

/**
 * The rows behind a position, within the bounds of the sort field, as a range of the index with the fixed fields and the
 * sort field. Comparisons of rows and not of each field: PostgreSQL then uses this index and no other one, for which it
 * would have to guess how many rows the other fields exclude.
 */
export const rangeOf = (
  query: Query,
  after: PagePosition | undefined,
  { columns, values }: FixedFields,
  { keyOf }: FieldKeys,
): Statement[] => {
  const isAscending = query.sort.direction === 'ascending';
  const { from, to } = endsOf(boundOf(query), keyOf);
  const value = columnOf(query.sort.field);

  const fixed = (operator: string) =>
    columns.length === 0 ? [] : [sql`(${joined(columns)}) ${raw(operator)} (${joined(values)})`];
  const end = (operator: string, key: Buffer) => [
    sql`(${joined([...columns, value])}) ${raw(operator)} (${joined([...values, sql`${key}`])})`,
  ];
  const behind = (operator: string, { value: last, id }: PagePosition) => [
    sql`(${joined([...columns, value, raw('id')])}) ${raw(operator)}
      (${joined([...values, sql`${keyOf(last)}`, sql`${keyOfId(id)}`])})`,
  ];
  // A bound excludes missing values, whose keys are before all others.
  const lowest = to === undefined ? fixed('>=') : end('>', missingKey);
  const first = from === undefined ? lowest : end('>=', from);
  const last = to === undefined ? fixed('<=') : end('<=', to);
  if (after === undefined) return [...first, ...last];
  return isAscending ? [...behind('>', after), ...last] : [...first, ...behind('<', after)];
};
