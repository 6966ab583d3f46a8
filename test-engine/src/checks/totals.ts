import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { compareDecimals, type Decimal, formatDecimal, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import type { ParsedMessage } from '../message-parser/parsed-message.ts';
import { type BulkCheck, bulkFault } from './fault.ts';

export const countOf = ({ payments, rTransactions }: ParsedMessage): number => payments.length + rTransactions.length;

const valuesOf = function* ({ payments, rTransactions }: ParsedMessage): Iterable<Decimal> {
  for (const { amount } of payments) yield amount?.value ?? zero;
  for (const { returned, originalAmount } of rTransactions) yield (returned ?? originalAmount)?.value ?? zero;
};

export const sumOf = (message: ParsedMessage): Decimal => sumDecimals(valuesOf(message));

/** B02: the stated number of transactions is the number of transactions. */
export const countFits: BulkCheck = ({ message }) => {
  const counted = countOf(message);
  if (message.count === undefined || Number(message.count) === counted) return undefined;
  return bulkFault('B02', 'AM18', 'countWrong', { stated: message.count, counted });
};

/** B03: the stated sum is the exact sum. */
export const sumFits: BulkCheck = ({ message }) => {
  if (message.sums.length === 0) return undefined;
  const sum = sumOf(message);
  const wrong = message.sums.find(({ value }) => compareDecimals(value, sum) !== 0);
  if (wrong === undefined) return undefined;
  return bulkFault('B03', 'AM10', 'sumWrong', { stated: wrong.text, counted: formatDecimal(sum, 2) });
};

/** An instant payment is alone in its message; recalls, returns and their answers may refer to several (EPC122-16). */
export const isSinglePayment: BulkCheck = ({ input, message }) => {
  const counted = message.payments.length;
  if (settlesInBulks(input.scheme) || counted <= 1) return undefined;
  return bulkFault('B02', 'AM18', 'notAlone', { counted });
};
