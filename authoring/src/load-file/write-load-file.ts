import { addDecimals, type Decimal, zero } from '@clearbench/iso20022/decimal';
import type { MessagePattern, Segment } from './message-pattern.ts';
import type { PlannedFindings } from './planned-errors.ts';
import { type Repeated, totalText } from './totals.ts';
import { type TransactionPattern, transactionText } from './transaction-pattern.ts';
import type { VariedValues } from './variation.ts';

/** A file to write: its message, its number of transactions, and the transactions with an error. */
export type LoadFile = {
  readonly message: MessagePattern;
  readonly transactions: number;
  readonly planned: readonly (PlannedFindings & { readonly pattern: TransactionPattern })[];
  readonly values: VariedValues;
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

const countsOf = (file: LoadFile): readonly Repeated[] => {
  const counts = new Map<TransactionPattern, { count: number; variedSum: Decimal }>();
  let number = 0;
  for (const pattern of patternsOf(file)) {
    number += 1;
    const known = counts.get(pattern) ?? { count: 0, variedSum: zero };
    known.count += 1;
    if (pattern.varied.size > 0) known.variedSum = addDecimals(known.variedSum, file.values.amount(number));
    counts.set(pattern, known);
  }
  return [...counts].map(([pattern, known]) => ({ pattern, ...known }));
};

const textOf = (segments: readonly Segment[], repeated: readonly Repeated[]): string =>
  segments.map((segment) => (typeof segment === 'string' ? segment : totalText(segment, repeated))).join('');

/** Written at once, in characters. */
const pieceLength = 65_536;

function* textsOf(file: LoadFile): Generator<string, void> {
  const { head, tail, separator } = file.message;
  const repeated = countsOf(file);
  let piece = textOf(head, repeated);
  let number = 0;
  for (const pattern of patternsOf(file)) {
    if (number > 0) piece += separator;
    number += 1;
    piece += transactionText(pattern, number, file.values);
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece + textOf(tail, repeated);
}

/** The file in pieces of some 64 kB; the totals are calculated before. */
export function* loadFilePieces(file: LoadFile): Generator<Uint8Array<ArrayBuffer>, void> {
  const encoder = new TextEncoder();
  for (const text of textsOf(file)) yield encoder.encode(text);
}

/** The size of the file in bytes, without writing it. */
export const loadFileSize = (file: LoadFile): number => {
  const { head, tail, separator } = file.message;
  const sizeOf = (text: string): number => new TextEncoder().encode(text).length;
  const repeated = countsOf(file);
  const around = sizeOf(textOf(head, repeated)) + sizeOf(textOf(tail, repeated));
  let transactions = repeated.reduce(
    (sum, { pattern, count }) =>
      pattern.isVaried ? sum : sum + count * sizeOf(transactionText(pattern, 1, file.values)),
    0,
  );
  let number = 0;
  for (const pattern of patternsOf(file)) {
    number += 1;
    if (pattern.isVaried) transactions += sizeOf(transactionText(pattern, number, file.values));
  }
  return around + transactions + (file.transactions - 1) * sizeOf(separator);
};

/** The whole file; for small ones. */
export const loadFileText = (file: LoadFile): string => [...textsOf(file)].join('');
