import { bytesArray } from '../../postgres/array-values.ts';
import { joined, raw, type Statement, sql } from '../../postgres/sql.ts';
import type { Condition } from '../document-store.ts';
import type { FieldKeys } from './rows.ts';
import { missingKey } from './sort-keys.ts';
import { columnOf } from './table-names.ts';

/** Joins conditions with AND; the partial indexes contain existing documents only. */
export const allOf = (conditions: readonly Statement[]): Statement =>
  joined([raw('NOT deleted'), ...conditions], ' AND ');

/** The SQL of all conditions; a missing value meets none of them. */
export const conditionsOf = (where: readonly Condition[], keys: FieldKeys): Statement[] =>
  where.flatMap((condition) => conditionOf(condition, keys));

const conditionOf = (condition: Condition, { keyOf }: FieldKeys): Statement[] => {
  const column = columnOf(condition.field);
  if ('is' in condition) return [sql`${column} = ${keyOf(condition.is)}`];
  if ('anyOf' in condition) return [sql`${column} = ANY (${bytesArray(condition.anyOf.map(keyOf))}::bytea[])`];
  const { from, to } = condition;
  const lowest = to === undefined ? [] : [sql`${column} > ${missingKey}`];
  return [
    ...(from === undefined ? lowest : [sql`${column} >= ${keyOf(from)}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${keyOf(to)}`]),
  ];
};
