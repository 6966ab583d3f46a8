import { columnOf } from './collection-table.ts';
import type { PagePosition, SortValue } from './cursor.ts';
import type { Condition, Query } from './document-store.ts';
import type { Clause } from './sql-conditions.ts';
import { compareValues } from './value-order.ts';

type PagedQuery = Pick<Query, 'where' | 'sort'>;

/**
 * The rows after a position, split into ranges that an index can scan: documents without the sort field are together at
 * one end, and SQLite's comparisons never hold for them.
 */
export const stretchesAfter = ({ where, sort }: PagedQuery, after: PagePosition | undefined): Clause[] => {
  const column = columnOf(sort.field);
  const ascending = sort.direction === 'ascending';
  const missing: Clause = { text: `${column} IS NULL`, values: [] };
  const present: Clause = { text: `${column} IS NOT NULL`, values: [] };

  const stretches = () => {
    if (!after) return ascending ? [missing, present] : [present, missing];
    const rest = stretchBehind(after, sort);
    if (after.value === null) return ascending ? [rest, present] : [rest];
    return ascending ? [rest] : [rest, missing];
  };
  const conditioned = where.some((each) => each.field === sort.field && !isUnbounded(each));
  return stretches().filter(({ text }) => !conditioned || !text.includes('IS NULL'));
};

const beyondIn = ({ direction }: Query['sort']): '>' | '<' => (direction === 'ascending' ? '>' : '<');

/** The rows of a range after a position. */
export const stretchBehind = ({ value, id }: PagePosition, sort: Query['sort']): Clause => {
  const [column, beyond] = [columnOf(sort.field), beyondIn(sort)];
  if (value === null) return { text: `${column} IS NULL AND id ${beyond} ?`, values: [id] };
  return { text: `(${column}, id) ${beyond} (?, ?)`, values: [value, id] };
};

/** The rows of a range up to and including a position. */
export const stretchUpTo = ({ value, id }: PagePosition, sort: Query['sort']): Clause => {
  const [column, within] = [columnOf(sort.field), beyondIn(sort) === '>' ? '<=' : '>='];
  if (value === null) return { text: `${column} IS NULL AND id ${within} ?`, values: [id] };
  return { text: `(${column}, id) ${within} (?, ?)`, values: [value, id] };
};

/**
 * The conditions without bounds that the position already implies: with two lower bounds SQLite might start at the
 * wrong one.
 */
export const unboundedBy = ({ where, sort }: PagedQuery, after: PagePosition | undefined): Condition[] =>
  after && after.value !== null ? where.map((each) => withoutImplied(each, sort, after.value)) : [...where];

const withoutImplied = (condition: Condition, { field, direction }: Query['sort'], value: SortValue): Condition => {
  if (condition.field !== field || 'is' in condition || 'anyOf' in condition) return condition;
  const { from, to, ...unbounded } = condition;
  const implied = (bound: SortValue) => compareValues(bound, value) * (direction === 'ascending' ? 1 : -1) <= 0;
  return {
    ...unbounded,
    ...(from === undefined || (direction === 'ascending' && implied(from)) ? {} : { from }),
    ...(to === undefined || (direction === 'descending' && implied(to)) ? {} : { to }),
  };
};

const isUnbounded = (condition: Condition) =>
  !('is' in condition) && !('anyOf' in condition) && condition.from === undefined && condition.to === undefined;
