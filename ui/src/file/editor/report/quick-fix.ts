import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { type ColumnRange, valueRange } from './finding-range.ts';

export type QuickFix = ColumnRange & { readonly text: string };

/** A code, number, date or identifier, as opposed to words about one: `SLEV`, `2`, `12.30`, `pacs.008.001.08`. */
const looksLikeACode = (expected: string): boolean =>
  /^[A-Za-z0-9][A-Za-z0-9.:+/-]{0,69}$/.test(expected) && (/\d/.test(expected) || expected === expected.toUpperCase());

const plain = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '');

/** The same value cleaned up: its plain characters in their order, hardly longer: `Cafe Mueller` for `Café Müller`. */
const looksLikeTheValue = (expected: string, value: string): boolean => {
  if (expected.length > value.length * 1.5 + 4) return false;
  const wanted = plain(value);
  let at = 0;
  for (const character of expected) if (character === wanted[at]) at += 1;
  return wanted.length > 0 && at === wanted.length;
};

const escaped = (text: string): string => text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** What "put …" would do to the line of a finding (`rest`: from its column on); undefined where the report names no value, or the text has moved on. */
export const quickFixOf = (
  rest: string,
  { value, expected, column }: Pick<ValidationMessage, 'value' | 'expected' | 'column'>,
): QuickFix | undefined => {
  if (!expected || !value || expected === value) return undefined;
  if (!looksLikeACode(expected) && !looksLikeTheValue(expected, value)) return undefined;
  const range = valueRange(rest, column, value);
  return range && { ...range, text: escaped(expected) };
};
