import { compareDecimals, type Decimal, fractionDigits, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import type { Payment } from '../message-parser/parsed-message.ts';
import { type TransactionFault, transactionFault } from './fault.ts';
import type { TransferCheck } from './transfer-check.ts';

const euro = (text: string): Decimal => parseDecimal(text) ?? zero;
const technicalMaximum = euro('999999999.99');
const mostInstant = euro('100000.00');

const fault = (code: string, name: string, { amount, transactionId }: Payment, params = {}): TransactionFault =>
  transactionFault(
    code,
    name,
    { amount: amount?.text ?? '', currency: amount?.currency ?? '', ...params },
    transactionId,
  );

/** AM01, AM02, AM03: a positive amount in euro and cents, up to the limit of the scheme. */
export const amountFits: TransferCheck = ({ transfer, intake }) => {
  const { scheme, rbVersion } = intake.input;
  const { amount } = transfer;
  if (amount === undefined || compareDecimals(amount.value, zero) <= 0) return fault('AM01', 'amountZero', transfer);
  if (amount.currency !== 'EUR') return fault('AM03', 'currencyWrong', transfer);
  if (fractionDigits(amount.value) > 2) return fault('AM03', 'amountTooFine', transfer);
  // The limit of instant payments ended with rulebook 2025.
  const most = scheme === 'inst' && rbVersion !== '2025' ? mostInstant : technicalMaximum;
  if (compareDecimals(amount.value, most) <= 0) return undefined;
  return fault('AM02', 'amountTooHigh', transfer, { most: most === mostInstant ? '100000.00' : '999999999.99' });
};
