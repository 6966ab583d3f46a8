import { addDecimals, compareDecimals, formatDecimal, zero } from '@clearbench/iso20022/decimal';
import {
  isAboutOwnMessage,
  type RTransactionCheck,
  rTransactionFault,
  subjectOf,
  transactionOf,
} from './r-transaction-check.ts';

/** XT75: one entry per transaction, over all messages. */
export const isFirstOnItsSubject: RTransactionCheck = ({ rTransaction, outcome, before, earlier }) => {
  const subject = subjectOf(rTransaction, outcome);
  if (subject === undefined) return undefined;
  const name = before.has(subject) ? 'referredTwice' : earlier.has(subject) ? 'referredBefore' : undefined;
  return name && rTransactionFault('XT75', name, rTransaction, { id: transactionOf(rTransaction, outcome) ?? '' });
};

/** XT74: the original is known. */
export const originalIsKnown: RTransactionCheck = ({ rTransaction, original, outcome }) => {
  const messageId = rTransaction.originalMessageId ?? '';
  if (original === undefined)
    return isAboutOwnMessage(rTransaction)
      ? undefined
      : rTransactionFault('XT74', 'originalUnknown', rTransaction, { messageId });
  if (outcome !== undefined) return undefined;
  const id = rTransaction.transactionId ?? rTransaction.endToEndId ?? '';
  return rTransactionFault('XT74', 'transactionUnknown', rTransaction, { messageId, id });
};

/** XT77: amount and date are those of the original. */
export const repeatsOriginal: RTransactionCheck = ({ rTransaction, outcome }) => {
  if (outcome === undefined) return undefined;
  const { amount, settlementDate } = outcome.transfer;
  const { originalAmount, originalDate } = rTransaction;
  if (originalAmount && compareDecimals(originalAmount.value, amount?.value ?? zero) !== 0) {
    const params = { stated: originalAmount.text, original: amount?.text ?? '' };
    return rTransactionFault('XT77', 'originalAmountDiffers', rTransaction, params);
  }
  if (originalDate === undefined || settlementDate === undefined || originalDate === settlementDate) return undefined;
  return rTransactionFault('XT77', 'originalDateDiffers', rTransaction, {
    stated: originalDate,
    original: settlementDate,
  });
};

const refunds: readonly string[] = ['MD01', 'MD06'];

/** XT77: the returned amount plus charges is the original amount. */
export const returnsAll: RTransactionCheck = ({ rTransaction, outcome }) => {
  const paid = (outcome?.transfer.amount ?? rTransaction.originalAmount)?.value;
  const { returned, charges, compensation } = rTransaction;
  if (paid === undefined || returned === undefined) return undefined;
  // Only the answer to a recall may keep charges, and only a refund adds a compensation.
  const deducted = rTransaction.reason === 'FOCR' ? charges : zero;
  const added = refunds.includes(rTransaction.reason ?? '') ? compensation : zero;
  if (compareDecimals(addDecimals(returned.value, deducted), addDecimals(paid, added)) === 0) return undefined;
  return rTransactionFault('XT77', 'returnedDiffers', rTransaction, {
    stated: returned.text,
    original: formatDecimal(paid, 2),
  });
};

/** XT75: a payment that was never booked cannot be returned. */
export const wasBooked: RTransactionCheck = ({ rTransaction, outcome }) =>
  outcome?.rejection === undefined
    ? undefined
    : rTransactionFault('XT75', 'originalRejected', rTransaction, { original: outcome.rejection.code });
