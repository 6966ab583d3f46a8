import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { compareDecimals, type Decimal, formatDecimal, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { Order } from '../message-parser/parsed-file.ts';
import { type BulkCheck, bulkFault } from './fault.ts';

export const countOf = ({ payments, rTransactions }: Order): number => payments.length + rTransactions.length;

const valuesOf = function* ({ payments, rTransactions }: Order): Iterable<Decimal> {
  for (const { amount } of payments) yield amount?.value ?? zero;
  for (const { returned, originalAmount } of rTransactions) yield (returned ?? originalAmount)?.value ?? zero;
};

export const sumOf = (order: Order): Decimal => sumDecimals(valuesOf(order));

/** B02: the stated number of transactions is the number of transactions. */
export const countFits: BulkCheck = ({ order }) => {
  const counted = countOf(order);
  if (order.count === undefined || Number(order.count) === counted) return undefined;
  return bulkFault('B02', 'AM18', 'countWrong', { stated: order.count, counted });
};

/** B03: the stated sum is the exact sum. */
export const sumFits: BulkCheck = ({ order }) => {
  if (order.sums.length === 0) return undefined;
  const sum = sumOf(order);
  const wrong = order.sums.find(({ value }) => compareDecimals(value, sum) !== 0);
  if (wrong === undefined) return undefined;
  return bulkFault('B03', 'AM10', 'sumWrong', { stated: wrong.text, counted: formatDecimal(sum, 2) });
};

/** Instant payments are sent one by one. */
export const isAlone: BulkCheck = ({ input, order }) => {
  const counted = countOf(order);
  if (settlesInBulks(input.scheme) || counted === 1) return undefined;
  return bulkFault('B02', 'AM18', 'notAlone', { counted });
};
