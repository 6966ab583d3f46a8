import { isBlank } from '@clearbench/xml/tokenizer/characters';
import { binaryCheck } from './check-binary.ts';
import { isDate, isDateTime, isTime, isYear, isYearMonth } from './check-dates.ts';
import { decimalCheck } from './check-decimal.ts';
import { facet, type ValueCheck } from './facets.ts';
import type { ValueType } from './model.ts';
import { type Pattern, parsePattern, wordsPattern } from './pattern.ts';
import { recogniserOf } from './recogniser.ts';

/** Everything but texts may stand between blanks. */
const trimmed =
  (check: ValueCheck): ValueCheck =>
  (bytes, from, to) => {
    let first = from;
    let last = to;
    while (first < last && isBlank(bytes[first])) first++;
    while (last > first && isBlank(bytes[last - 1])) last--;
    return check(bytes, first, last);
  };

const must =
  (test: (bytes: Uint8Array, from: number, to: number) => boolean, broken: number): ValueCheck =>
  (bytes, from, to) =>
    test(bytes, from, to) ? facet.none : broken;

const mustMatch = (pattern: Pattern, broken: number): ValueCheck => must(recogniserOf(pattern), broken);

const narrowed = (check: ValueCheck, pattern: string | undefined): ValueCheck => {
  if (pattern === undefined) return check;
  const narrow = mustMatch(parsePattern(pattern), facet.pattern);
  return (bytes, from, to) => check(bytes, from, to) || narrow(bytes, from, to);
};

/** Lengths count characters, and each character has one byte that does not continue another. */
const lengthCheck =
  (min: number, max: number): ValueCheck =>
  (bytes, from, to) => {
    let length = to - from;
    if (length > max) for (let i = from; i < to; i++) if (((bytes[i] as number) & 0xc0) === 0x80) length--;
    if (length > max) return facet.maxLength;
    return length < min ? facet.minLength : facet.none;
  };

/** Compiles what a value may be into one function over its bytes. */
export const valueCheckOf = (type: ValueType): ValueCheck => {
  switch (type.kind) {
    case 'text':
      return lengthCheck(type.min, type.max);
    case 'pattern':
      return mustMatch(parsePattern(type.pattern), facet.pattern);
    case 'code':
      return mustMatch(wordsPattern(type.codes), facet.enumeration);
    case 'decimal':
      return trimmed(decimalCheck(type));
    case 'date':
      return trimmed(must(isDate, facet.date));
    case 'dateTime':
      return trimmed(narrowed(must(isDateTime, facet.dateTime), type.pattern));
    case 'time':
      return trimmed(must(isTime, facet.time));
    case 'gYear':
      return trimmed(must(isYear, facet.gYear));
    case 'binary':
      return trimmed(binaryCheck(type));
    case 'gYearMonth':
      return trimmed(must(isYearMonth, facet.gYearMonth));
    case 'boolean':
      return trimmed(mustMatch(wordsPattern(['true', 'false', '1', '0']), facet.boolean));
  }
};
