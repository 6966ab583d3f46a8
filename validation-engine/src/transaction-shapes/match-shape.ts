import type { Automaton } from '@clearbench/iso20022/model/automaton';
import { facet, type ValueCheck } from '@clearbench/iso20022/model/facets';
import { isBlank, lessThan, textClass, textClasses } from '@clearbench/xml/tokenizer/characters';
import { limit, textFlag } from '@clearbench/xml/tokenizer/token';
import { sequenceLength, surplusOf } from '@clearbench/xml/tokenizer/utf8';
import { sameBytes } from './latest-transaction.ts';
import type { TransactionShape } from './transaction-shape.ts';

/** What is at a place is no transaction of the shape, or ends before that is known. */
export const noMatch = { differs: -1, isCut: -2 } as const;

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

/** Index after a correct value; else -1. How it must be read is in `read`. */
const passValue = (check: ValueCheck, bytes: Uint8Array, from: number, end: number): number => {
  const plainEnd = passPlain(bytes, from);
  if (plainEnd >= 0) {
    read.flags = textFlag.plain;
    read.surplus = 0;
  }
  const after = plainEnd >= 0 ? plainEnd : passOther(bytes, from, end);
  return after >= 0 && check(bytes, from, after) === facet.none ? after : -1;
};

/** Passes a value that differs from the latest one. */
const passChanged = (shape: TransactionShape, value: number, bytes: Uint8Array, from: number, end: number): number => {
  const after = passValue((shape.values[value] as Automaton).check, bytes, from, end);
  if (after < 0) return bytes.subarray(from, end).includes(lessThan) ? noMatch.differs : noMatch.isCut;
  shape.valueFlags[value] = read.flags;
  shape.surplus[value] = read.surplus;
  shape.latest.changed[shape.latest.changedCount++] = value;
  return after;
};

/** Reads the values of the recorded transaction, which is the latest one; true if each is a value as they are read here. */
export const readLatest = ({ latest, values }: TransactionShape): boolean =>
  values.every(({ check }, value) => {
    const { bytes, starts, ends, flags, surplus } = latest;
    if (passValue(check, bytes, starts[value] as number, bytes.length) !== ends[value]) return false;
    flags[value] = read.flags;
    surplus[value] = read.surplus;
    return true;
  });

/**
 * Index after the transaction at `at` if it has the shape and correct values; else why not. The places of its values are
 * then in the shape, with those that differ from the values of the latest transaction. `view` reads `bytes`.
 */
export const matchShape = (
  shape: TransactionShape,
  bytes: Uint8Array,
  view: DataView,
  at: number,
  end: number,
): number => {
  const { latest, starts, valueStarts, valueEnds, valueFlags } = shape;
  latest.changedCount = 0;
  starts[1] = at;
  let [known, i, surplus] = [0, at, 0];
  const pass = (): number => sameBytes(latest.view, known, view, i, Math.min(latest.length - known, end - i));
  let same = known + pass();
  for (let value = 0; value < valueStarts.length; value++) {
    const [from, to] = [latest.starts[value] as number, latest.ends[value] as number];
    // Where not even the markup before the value is the same.
    if (same < from) return i + same - known < end ? noMatch.differs : noMatch.isCut;
    valueStarts[value] = i + from - known;
    if (same > to) {
      valueEnds[value] = i + to - known;
      valueFlags[value] = latest.flags[value] as number;
      shape.surplus[value] = latest.surplus[value] as number;
    } else {
      i = passChanged(shape, value, bytes, i + from - known, end);
      if (i < 0) return i;
      known = to;
      valueEnds[value] = i;
      same = known + pass();
    }
    surplus += shape.surplus[value] as number;
    starts[value + 2] = (valueEnds[value] as number) - surplus;
  }
  if (same === latest.length) return i + same - known;
  return i + same - known < end ? noMatch.differs : noMatch.isCut;
};
