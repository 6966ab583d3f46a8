import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { facet, type ValueCheck } from '@clearbench/iso20022/model/facets';
import { isBlank, lessThan, textClass, textClasses } from '@clearbench/xml/tokenizer/characters';
import { limit, textFlag } from '@clearbench/xml/tokenizer/token';
import { sequenceLength, surplusOf } from '@clearbench/xml/tokenizer/utf8';
import { passLatest } from './latest-values.ts';
import type { TransactionShape } from './transaction-shape.ts';

/** What is at a place is no transaction of the shape, or ends before that is known. */
export const noMatch = { differs: -1, isCut: -2 } as const;

/** Index after the markup from `from` to `to` if it is at `at`; else why not. */
const passMarkup = (
  markup: Uint8Array,
  from: number,
  to: number,
  bytes: Uint8Array,
  at: number,
  end: number,
): number => {
  let i = at;
  for (let k = from; k < to; k++, i++) if (bytes[i] !== markup[k]) return i < end ? noMatch.differs : noMatch.isCut;
  return i;
};

/** Index after a value of the usual characters without blanks at its ends; else -1. */
const passPlain = (bytes: Uint8Array, from: number): number => {
  if (textClasses[bytes[from] as number] !== textClass.plain) return -1;
  let i = from + 1;
  while ((textClasses[bytes[i] as number] as number) <= textClass.blank) i++;
  return bytes[i] === lessThan && bytes[i - 1] !== 0x20 && i - from < limit.piece ? i : -1;
};

/** Of the latest other value: how its bytes must be read, and by how many they exceed its length in UTF-16. */
const read: { flags: number; surplus: number } = { flags: textFlag.plain, surplus: 0 };

/** Index after a character that needs a second look; -1 for one that is not read here. */
const passSpecial = (bytes: Uint8Array, at: number, end: number): number => {
  const kind = textClasses[bytes[at] as number];
  read.flags |= textFlag.odd;
  if (kind === textClass.other) return at + 1;
  const length = kind === textClass.foreign ? sequenceLength(bytes, at, end) : 0;
  if (length <= 0) return -1;
  read.flags |= textFlag.foreign;
  read.surplus += surplusOf(length);
  return at + length;
};

/** Index after any value without references, line ends and sections; else -1. */
const passOther = (bytes: Uint8Array, from: number, end: number): number => {
  let i = from;
  read.flags = textFlag.plain;
  read.surplus = 0;
  for (;;) {
    while ((textClasses[bytes[i] as number] as number) <= textClass.blank) i++;
    if (bytes[i] === lessThan) break;
    i = passSpecial(bytes, i, end);
    if (i < 0) return -1;
  }
  if (i === from || i - from >= limit.piece) return -1;
  if (isBlank(bytes[from]) || isBlank(bytes[i - 1])) read.flags |= textFlag.odd;
  return i;
};

/** Index after a value that differs from the latest one, and is correct; else -1. How it must be read is in `read`. */
const passChanged = (check: ValueCheck, bytes: Uint8Array, from: number, end: number): number => {
  const after = passPlain(bytes, from);
  if (after >= 0) {
    read.flags = textFlag.plain;
    read.surplus = 0;
    return check(bytes, from, after) === facet.none ? after : -1;
  }
  const i = passOther(bytes, from, end);
  return i >= 0 && check(bytes, from, i) === facet.none ? i : -1;
};

const passValue = (shape: TransactionShape, value: number, bytes: Uint8Array, from: number, end: number): number => {
  const { latest, valueFlags, surplus } = shape;
  const same = passLatest(latest, value, bytes, from);
  if (same >= 0 && bytes[same] === lessThan) {
    valueFlags[value] = latest.flags[value] as number;
    surplus[value] = latest.surplus[value] as number;
    return same;
  }
  const i = passChanged((shape.values[value] as Automaton).check, bytes, from, end);
  if (i < 0) return bytes.subarray(from, end).includes(lessThan) ? noMatch.differs : noMatch.isCut;
  valueFlags[value] = read.flags;
  surplus[value] = read.surplus;
  latest.changed[latest.changedCount++] = value;
  return i;
};

/**
 * Index after the transaction at `at` if it has the shape and correct values; else why not. The places of its values are then
 * in the shape, with those that differ from the values of the latest transaction.
 */
export const matchShape = (shape: TransactionShape, bytes: Uint8Array, at: number, end: number): number => {
  const { markup, markupEnds, starts, valueStarts, valueEnds, latest } = shape;
  let i = at;
  let run = 0;
  let surplus = 0;
  starts[1] = at;
  latest.changedCount = 0;
  for (let value = 0; value < valueStarts.length; value++) {
    const runEnd = markupEnds[value] as number;
    i = passMarkup(markup, run, runEnd, bytes, i, end);
    if (i < 0) return i;
    valueStarts[value] = i;
    i = passValue(shape, value, bytes, i, end);
    if (i < 0) return i;
    surplus += shape.surplus[value] as number;
    valueEnds[value] = i;
    starts[value + 2] = i - surplus;
    run = runEnd;
  }
  return passMarkup(markup, run, markup.length, bytes, i, end);
};
