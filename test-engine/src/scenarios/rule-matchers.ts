import type { WhichOne } from '@clearbench/contracts/scenario/rule-conditions';
import { linearPattern } from '@clearbench/contracts/template/linear-pattern';

export type OneOrMany<T> = T | readonly T[];

export const listOf = <T>(value: OneOrMany<T>): readonly T[] => (Array.isArray(value) ? value : [value as T]);

export const patternIn = (text: string): string | undefined =>
  text.length > 2 && text.startsWith('/') && text.endsWith('/') ? text.slice(1, -1) : undefined;

const bic8 = 8;

const matcherOf = (text: string, isBic: boolean): ((value: string) => boolean) => {
  const source = patternIn(text);
  if (source !== undefined) {
    const pattern = linearPattern(source);
    return (value) => pattern?.matches(value) === true;
  }
  if (isBic && text.length === bic8) return (value) => value.slice(0, bic8) === text;
  return (value) => value === text;
};

/** Whether one of the values is one of the texts or matches one of the patterns. */
export const anyOf = (
  texts: OneOrMany<string>,
  isBic = false,
): ((values: readonly (string | undefined)[]) => boolean) => {
  const matchers = listOf(texts).map((text) => matcherOf(text, isBic));
  return (values) => values.some((value) => value !== undefined && matchers.some((matches) => matches(value)));
};

/** Whether a number of a sequence is selected. */
export const isWhichOne = ({ is, every, from, to }: WhichOne, number: number): boolean =>
  (is === undefined || listOf(is).includes(number)) &&
  (every === undefined || number % every === 0) &&
  (from === undefined || number >= from) &&
  (to === undefined || number <= to);

const listed = (values: readonly (string | number)[]): string => values.join(', ');

/** The expected values as shown: `EUR`, `1 or 3`, `10 to 20`. */
export const shownValues = (values: OneOrMany<string | number>): string => listed(listOf(values));

export const shownRange = ({ from, to }: { from?: string | number | undefined; to?: string | number | undefined }) =>
  [from === undefined ? '' : `≥ ${from}`, to === undefined ? '' : `≤ ${to}`].filter(Boolean).join(', ');

export const shownWhichOne = ({ is, every, from, to }: WhichOne): string =>
  [is === undefined ? '' : shownValues(is), every === undefined ? '' : `n × ${every}`, shownRange({ from, to })]
    .filter(Boolean)
    .join(', ');
