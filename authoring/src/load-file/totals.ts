import { addDecimals, type Decimal, formatDecimal, zero } from '@clearbench/iso20022/decimal';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { TransactionPattern } from './transaction-pattern.ts';

/** A figure about transactions. */
type TotalSlot = { readonly name: string; readonly value: string };

const counts = ['NbOfTxs', 'DtldNbOfTxs'];
/** The amounts that each total adds. */
const summed: Readonly<Record<string, string>> = {
  TtlIntrBkSttlmAmt: 'IntrBkSttlmAmt',
  TtlRtrdIntrBkSttlmAmt: 'RtrdIntrBkSttlmAmt',
  TtlRvsdIntrBkSttlmAmt: 'RvsdIntrBkSttlmAmt',
};
/** Of the original: at least the transactions that a report lists. */
const originalCounts = ['OrgnlNbOfTxs'];
const controlSums = ['CtrlSum', 'DtldCtrlSum'];
/** What a control sum adds: the first of these that the transaction has. */
const controlled = [
  ...['RtrdIntrBkSttlmAmt', 'RvsdIntrBkSttlmAmt', 'IntrBkSttlmAmt', 'OrderedAmt', 'EqvtAmt'],
  ...['OrgnlIntrBkSttlmAmt', 'RvsdInstdAmt', 'OrgnlInstdAmt', 'InstdAmt'],
];

export const isTotal = ({ name, children }: TextElement): boolean =>
  children.length === 0 &&
  (counts.includes(name) || originalCounts.includes(name) || controlSums.includes(name) || Object.hasOwn(summed, name));

/** A transaction and how often it is in the file, with the sum of its amounts where they vary. */
export type Repeated = { readonly pattern: TransactionPattern; readonly count: number; readonly variedSum: Decimal };

const times = ({ units, scale }: Decimal, count: number): Decimal => ({ units: units * BigInt(count), scale });

/** The name of the amount that a total adds. */
const addedBy = (name: string, { amounts }: TransactionPattern): string | undefined =>
  controlSums.includes(name) ? controlled.find((one) => amounts.has(one)) : summed[name];

const sumOf = (name: string, repeated: readonly Repeated[]): Decimal =>
  repeated.reduce((sum, { pattern, count, variedSum }) => {
    const added = addedBy(name, pattern) ?? '';
    return addDecimals(sum, pattern.varied.has(added) ? variedSum : times(pattern.amounts.get(added) ?? zero, count));
  }, zero);

/** Fraction digits of an amount as written. */
const fractionOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** The figure for these transactions, exact. */
export const totalText = ({ name, value }: TotalSlot, repeated: readonly Repeated[]): string => {
  const count = repeated.reduce((sum, one) => sum + one.count, 0);
  if (counts.includes(name)) return String(count);
  if (originalCounts.includes(name)) return Number(value) < count ? String(count) : value;
  return formatDecimal(sumOf(name, repeated), fractionOf(value));
};
