import type { RuleConditions, WhichOne } from '@clearbench/contracts/scenario/rule-conditions';
import type { SchemaFault } from '@clearbench/contracts/structured-text';
import { linearPattern } from '@clearbench/contracts/template/linear-pattern';
import { listOf, patternIn } from '../rule-matchers.ts';

type Path = SchemaFault['path'];

/** Texts between slashes that are no valid patterns. */
export const patternFaults = (value: unknown, path: Path): readonly SchemaFault[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => patternFaults(one, [...path, index]));
  if (typeof value !== 'string') return [];
  const source = patternIn(value);
  if (source === undefined || linearPattern(source) !== undefined) return [];
  return [{ errorKey: 'scenario.badPattern', params: { pattern: value }, path, of: 'value' }];
};

const isEmptySequence = ({ is, every, from = 1, to = Number.POSITIVE_INFINITY }: WhichOne): boolean => {
  if (from > to) return true;
  if (is !== undefined)
    return !listOf(is).some((one) => one >= from && one <= to && (every === undefined || one % every === 0));
  return every !== undefined && Math.ceil(from / every) * every > to;
};

const isEmpty = ({ amount, time, transaction, fileOfDay }: RuleConditions) => ({
  amount: amount?.from !== undefined && amount.to !== undefined && amount.from > amount.to,
  time: time?.from !== undefined && time.before !== undefined && time.from >= time.before,
  transaction: transaction !== undefined && isEmptySequence(transaction),
  fileOfDay: fileOfDay !== undefined && isEmptySequence(fileOfDay),
});

/** Invalid patterns and ranges without a value. */
export const faultsOfConditions = (when: RuleConditions, path: Path): readonly SchemaFault[] => {
  const { debtor, creditor, ...others } = when;
  const groups: readonly (readonly [Path, object])[] = [
    [path, others],
    [[...path, 'debtor'], debtor ?? {}],
    [[...path, 'creditor'], creditor ?? {}],
  ];
  const patterns = groups.flatMap(([above, fields]) =>
    Object.entries(fields).flatMap(([field, value]) => patternFaults(value, [...above, field])),
  );
  const ranges = Object.entries(isEmpty(when)).flatMap(([field, empty]): SchemaFault[] =>
    empty ? [{ errorKey: 'scenario.emptyRange', params: { field }, path: [...path, field], of: 'key' }] : [],
  );
  return [...patterns, ...ranges];
};
