import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { type ColumnRange, valueRange } from '@clearbench/validation-engine/report/finding-range';

export type QuickFix = ColumnRange & { readonly text: string };

/** Days, counts, and what has small letters: what is to be put is one of these only where the value was meant as one. */
const kinds = [/^\d{4}-\d\d-\d\d$/, /^\d+$/, /[a-z]/];

/** A code, number, date or identifier, as opposed to words about one: `SLEV`, `2`, `12.30`, `pacs.008.001.08`. */
const isCodeLike = (expected: string, value: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9.:+/-]{0,69}$/.test(expected) &&
  (/\d/.test(expected) || expected === expected.toUpperCase()) &&
  kinds.every((kind) => kind.test(value) || !kind.test(expected));

/** Of a value's form the structure says what it looks like, `0.00` or `YYYY-MM-DD`; only of codes, which they are. */
const isForm = (textKey: string): boolean => textKey.startsWith('finding.T-03') && !textKey.endsWith('.enumeration');

const plain = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** The same value cleaned up: its plain characters in their order, hardly longer: `Cafe Mueller` for `Café Müller`. */
const isSimilarValue = (expected: string, value: string): boolean => {
  if (expected.length > value.length * 1.5 + 4 || (expected.includes(', ') && !value.includes(', '))) return false;
  const wanted = plain(value);
  let at = 0;
  for (const character of expected) if (character === wanted[at]) at += 1;
  return wanted.length > 0 && at === wanted.length;
};

const escaped = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What "put …" would do to the line of a finding (`rest`: from its column on); undefined where the report names no value, or the text has moved on. */
export const quickFixOf = (
  rest: string,
  { value, expected, column, textKey }: Pick<ValidationMessage, 'value' | 'expected' | 'column' | 'textKey'>,
): QuickFix | undefined => {
  if (!expected || !value || expected === value || isForm(textKey)) return undefined;
  if (!isCodeLike(expected, value) && !isSimilarValue(expected, value)) return undefined;
  const range = valueRange(rest, column, value);
  return range && { ...range, text: escaped(expected) };
};
