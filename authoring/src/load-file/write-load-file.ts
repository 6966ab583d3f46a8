import { addDecimals, type Decimal, zero } from '@clearbench/iso20022/decimal';
import type { MessagePattern } from './message-pattern.ts';
import type { PlannedFindings } from './planned-errors.ts';
import { type Segment, segmentsText } from './segments.ts';
import type { Repeated } from './totals.ts';
import { type TransactionPattern, transactionText } from './transaction-pattern.ts';
import type { VariedValues } from './variation.ts';

/** A file to write: its message, its number of transactions, and the transactions with an error. */
export type LoadFile = {
  readonly message: MessagePattern;
  readonly transactions: number;
  readonly planned: readonly (PlannedFindings & { readonly pattern: TransactionPattern })[];
  readonly values: VariedValues;
  readonly seed: number;
  /** The date of each group; without dates, all transactions are in one group with the date of the template. */
  readonly dates?: readonly string[];
};

/** The transactions with an error take the place of those of the template, which take turns. */
function* patternsOf({ message, transactions, planned }: LoadFile): Generator<TransactionPattern, void> {
  const broken = new Map<number, TransactionPattern>();
  for (const one of planned) for (const number of one.transactions) broken.set(number, one.pattern);
  const own = message.transactions;
  for (let number = 1; number <= transactions; number += 1) {
    const pattern = broken.get(number) ?? own[(number - 1) % own.length];
    if (pattern !== undefined) yield pattern;
  }
}

/** The transactions of a group: from the first number to the one before `end`. */
type Group = { readonly first: number; readonly end: number; readonly date: string | undefined };

/** Groups of equal size, in the order of their dates. */
const groupsOf = ({ transactions, dates = [] }: LoadFile): readonly Group[] => {
  const count = Math.max(1, dates.length);
  const beginOf = (group: number): number => Math.floor((group * transactions) / count) + 1;
  return Array.from({ length: count }, (_, group) => ({
    first: beginOf(group),
    end: beginOf(group + 1),
    date: dates[group],
  }));
};

type Counted = { count: number; variedSum: Decimal };

/** The transactions of each group by their patterns. */
const countsOf = (file: LoadFile, groups: readonly Group[]): readonly (readonly Repeated[])[] => {
  const patterns = patternsOf(file);
  return groups.map(({ first, end }) => {
    const counts = new Map<TransactionPattern, Counted>();
    for (let number = first; number < end; number += 1) {
      const pattern = patterns.next().value;
      if (pattern === undefined) break;
      const known = counts.get(pattern) ?? { count: 0, variedSum: zero };
      known.count += 1;
      if (pattern.varied.size > 0) known.variedSum = addDecimals(known.variedSum, file.values.amount(number));
      counts.set(pattern, known);
    }
    return [...counts].map(([pattern, known]) => ({ pattern, ...known }));
  });
};

type Frame = { readonly opening: string; readonly closing: string; readonly heads: string[]; readonly tails: string[] };

/** The texts around the transactions, with the totals of each group and of the file. */
const frameOf = (file: LoadFile, groups: readonly Group[]): Frame => {
  const { message, seed } = file;
  const counts = countsOf(file, groups);
  const whole = { repeated: counts.flat(), group: 1, groups: groups.length, date: undefined, seed };
  const ofGroup = (segments: readonly Segment[], index: number): string =>
    segmentsText(segments, { ...whole, repeated: counts[index] ?? [], group: index + 1, date: groups[index]?.date });
  return {
    opening: segmentsText(message.opening, whole),
    closing: segmentsText(message.closing, whole),
    heads: groups.map((_, index) => (index > 0 ? message.groupSeparator : '') + ofGroup(message.head, index)),
    tails: groups.map((_, index) => ofGroup(message.tail, index)),
  };
};

/** Written at once, in characters. */
const pieceLength = 65_536;

function* textsOf(file: LoadFile): Generator<string, void> {
  const { separator, date: own = '' } = file.message;
  const groups = groupsOf(file);
  const { opening, closing, heads, tails } = frameOf(file, groups);
  const patterns = patternsOf(file);
  let piece = opening;
  for (const [index, { first, end, date = own }] of groups.entries()) {
    const values = { ...file.values, date };
    piece += heads[index];
    for (let number = first; number < end; number += 1) {
      const pattern = patterns.next().value;
      if (pattern === undefined) break;
      if (number > first) piece += separator;
      piece += transactionText(pattern, number, values);
      if (piece.length < pieceLength) continue;
      yield piece;
      piece = '';
    }
    piece += tails[index];
  }
  yield piece + closing;
}

/** The file in pieces of some 64 kB; the totals are calculated before. */
export function* loadFilePieces(file: LoadFile): Generator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder();
  for (const text of textsOf(file)) yield encoder.encode(text);
}

/** The size of the file in bytes, without writing it. */
export const loadFileSize = (file: LoadFile): number => {
  const groups = groupsOf(file);
  const sizeOf = (text: string): number => new TextEncoder().encode(text).length;
  const { opening, closing, heads, tails } = frameOf(file, groups);
  const around = [opening, closing, ...heads, ...tails].reduce((sum, text) => sum + sizeOf(text), 0);
  // Every date has the same length.
  const values = { ...file.values, date: file.message.date ?? '' };
  const known = new Map<TransactionPattern, number>();
  let transactions = 0;
  let number = 0;
  for (const pattern of patternsOf(file)) {
    number += 1;
    const size = known.get(pattern) ?? sizeOf(transactionText(pattern, number, values));
    if (!pattern.isVaried) known.set(pattern, size);
    transactions += size;
  }
  return around + transactions + (file.transactions - groups.length) * sizeOf(file.message.separator);
};

/** The whole file; for small ones. */
export const loadFileText = (file: LoadFile): string => [...textsOf(file)].join('');
