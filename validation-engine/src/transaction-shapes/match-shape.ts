import { facet } from '@clearbench/iso20022/model/facets';
import { isBlank, lessThan, textClass, textClasses } from '@clearbench/xml/tokenizer/characters';
import { limit, textFlag } from '@clearbench/xml/tokenizer/token';
import { sequenceLength, surplusOf } from '@clearbench/xml/tokenizer/utf8';
import type { TransactionShape } from './transaction-shape.ts';

/** Index after the markup from `from` to `to` if it is at `at`; else -1. */
const passMarkup = (markup: Uint8Array, from: number, to: number, bytes: Uint8Array, at: number): number => {
  let i = at;
  for (let k = from; k < to; k++, i++) if (bytes[i] !== markup[k]) return -1;
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

const passRuns = (shape: TransactionShape, bytes: Uint8Array, at: number, end: number): number => {
  const { markup, markupEnds, starts, valueStarts, valueEnds, valueFlags } = shape;
  let i = at;
  let run = 0;
  let surplus = 0;
  starts[1] = at;
  for (let value = 0; value < valueStarts.length; value++) {
    const runEnd = markupEnds[value] as number;
    i = passMarkup(markup, run, runEnd, bytes, i);
    if (i < 0) return -1;
    valueStarts[value] = i;
    const after = passPlain(bytes, i);
    i = after < 0 ? passOther(bytes, i, end) : after;
    if (i < 0) return -1;
    if (after < 0) surplus += read.surplus;
    valueEnds[value] = i;
    valueFlags[value] = after < 0 ? read.flags : textFlag.plain;
    starts[value + 2] = i - surplus;
    run = runEnd;
  }
  return passMarkup(markup, run, markup.length, bytes, i);
};

/**
 * Index after the transaction at `at` if it has the shape and correct values; else -1. The places of its values are then
 * in the shape.
 */
export const matchShape = (shape: TransactionShape, bytes: Uint8Array, at: number, end: number): number => {
  const after = passRuns(shape, bytes, at, end);
  if (after < 0) return -1;
  const { values, valueStarts, valueEnds } = shape;
  for (let value = 0; value < values.length; value++) {
    const automaton = values[value];
    if (automaton?.check(bytes, valueStarts[value] as number, valueEnds[value] as number) !== facet.none) return -1;
  }
  return after;
};
