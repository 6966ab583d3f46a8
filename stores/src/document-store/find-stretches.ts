import { columnOf } from './collection-table.ts';
import type { Place, SortValue } from './cursor.ts';
import type { Condition, Query } from './document-store.ts';
import type { Clause } from './sql-conditions.ts';
import { compareValues } from './value-order.ts';

type Asked = Pick<Query, 'where' | 'sort'>;

/**
 * What follows a place, cut into stretches an index can walk: documents without the sort field stand together at one
 * end, and SQLite's comparisons never hold for them.
 */
export const stretchesAfter = ({ where, sort }: Asked, after: Place | undefined): Clause[] => {
  const column = columnOf(sort.field);
  const ascending = sort.direction === 'ascending';
  const beyond = ascending ? '>' : '<';
  const missing: Clause = { text: `${column} IS NULL`, values: [] };
  const present: Clause = { text: `${column} IS NOT NULL`, values: [] };

  const stretches = () => {
    if (!after) return ascending ? [missing, present] : [present, missing];
    if (after.value === null) {
      const rest = { text: `${column} IS NULL AND id ${beyond} ?`, values: [after.id] };
      return ascending ? [rest, present] : [rest];
    }
    const rest = { text: `(${column}, id) ${beyond} (?, ?)`, values: [after.value, after.id] };
    return ascending ? [rest] : [rest, missing];
  };
  const conditioned = where.some((each) => each.field === sort.field && !isUnbounded(each));
  return stretches().filter(({ text }) => !conditioned || !text.includes('IS NULL'));
};

/** The conditions without bounds the place already implies: with two lower bounds SQLite might start at the wrong one. */
export const unboundedBy = ({ where, sort }: Asked, after: Place | undefined): Condition[] =>
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
