import { columnOf } from './collection-table.ts';
import type { Condition, FieldValue } from './document-store.ts';

/** The SQLite value of a field; booleans are numbers. */
export type SqlValue = string | number | null;

/** A part of an SQL statement and the values of its parameters. */
export type Clause = { readonly text: string; readonly values: readonly SqlValue[] };

/** A field value as in its generated column. */
const sqlValue = (value: FieldValue): string | number => (typeof value === 'boolean' ? Number(value) : value);

/** The clauses of all conditions. */
export const clausesOf = (where: readonly Condition[]): Clause[] => where.flatMap(clauseOf);

/** Joins clauses with AND. */
export const allOf = (clauses: readonly Clause[]): Clause => ({
  text: clauses.map(({ text }) => text).join(' AND '),
  values: clauses.flatMap(({ values }) => values),
});

const clauseOf = (condition: Condition): Clause[] => {
  const column = columnOf(condition.field);
  if ('is' in condition) return [{ text: `${column} = ?`, values: [sqlValue(condition.is)] }];
  if ('anyOf' in condition) {
    // One parameter for any number of values: the statement stays the same and is compiled once.
    return [{ text: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(condition.anyOf)] }];
  }
  const { from, to } = condition;
  return [
    ...(from === undefined ? [] : [{ text: `${column} >= ?`, values: [from] }]),
    ...(to === undefined ? [] : [{ text: `${column} <= ?`, values: [to] }]),
  ];
};
