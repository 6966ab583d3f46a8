import { participantKey } from '@clearbench/contracts/sim-env/participants';
import { addDecimals, compareDecimals, formatDecimal, zero } from '@clearbench/iso20022/decimal';
import type { FileSender } from '../clearing-input.ts';
import {
  isAboutOwnMessage,
  type RTransactionCheck,
  type RTransactionInContext,
  rTransactionFault,
  subjectOf,
  transactionOf,
} from './r-transaction-check.ts';

/** XT75: one entry per transaction, over all messages. */
export const isFirstOnItsSubject: RTransactionCheck = ({ rTransaction, result, before, earlier }) => {
  const subject = subjectOf(rTransaction, result);
  if (subject === undefined) return undefined;
  const name = before.has(subject) ? 'referredTwice' : earlier.has(subject) ? 'referredBefore' : undefined;
  return name && rTransactionFault('XT75', name, rTransaction, { id: transactionOf(rTransaction, result) ?? '' });
};

const isAnsweredOtherwise = ({ rTransaction, result, answeredOtherwise }: RTransactionInContext): boolean => {
  const subject = subjectOf(rTransaction, result);
  return subject !== undefined && answeredOtherwise.has(subject);
};

/** XT75: a payment that was returned can only be refused as already returned. */
export const wasNotReturned: RTransactionCheck = (on) => {
  const { rTransaction, result } = on;
  if (rTransaction.reason === 'ARDT' || !isAnsweredOtherwise(on)) return undefined;
  return rTransactionFault('XT75', 'returnedBefore', rTransaction, { id: transactionOf(rTransaction, result) ?? '' });
};

/** XT75: after its refusal a recall has no positive answer. */
export const wasNotRefused: RTransactionCheck = (on) => {
  const { rTransaction, result } = on;
  if (rTransaction.reason !== 'FOCR' || !isAnsweredOtherwise(on)) return undefined;
  return rTransactionFault('XT75', 'refusedBefore', rTransaction, { id: transactionOf(rTransaction, result) ?? '' });
};

/** XT74: the original is known. */
export const originalIsKnown: RTransactionCheck = ({ rTransaction, original, result }) => {
  const messageId = rTransaction.originalMessageId ?? '';
  if (original === undefined)
    return isAboutOwnMessage(rTransaction)
      ? undefined
      : rTransactionFault('XT74', 'originalUnknown', rTransaction, { messageId });
  if (result !== undefined) return undefined;
  const id = rTransaction.transactionId ?? rTransaction.endToEndId ?? '';
  return rTransactionFault('XT74', 'transactionUnknown', rTransaction, { messageId, id });
};

/** XT74: a message to a participant is unknown to all who do not act as this participant. */
export const wasReceived =
  ({ userId, participants = [] }: FileSender): RTransactionCheck =>
  ({ rTransaction, original }) => {
    const { deliveredTo } = original ?? {};
    if (deliveredTo === undefined || deliveredTo.userId === userId) return undefined;
    if (participants.some((bic) => participantKey(bic) === participantKey(deliveredTo.bic ?? ''))) return undefined;
    const messageId = rTransaction.originalMessageId ?? '';
    return rTransactionFault('XT74', 'originalUnknown', rTransaction, { messageId });
  };

/** XT77: amount and date are those of the original. */
export const repeatsOriginal: RTransactionCheck = ({ rTransaction, result }) => {
  if (result === undefined) return undefined;
  const { amount, settlementDate } = result.transfer;
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
export const returnsAll: RTransactionCheck = ({ rTransaction, result }) => {
  const paid = (result?.transfer.amount ?? rTransaction.originalAmount)?.value;
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
export const wasBooked: RTransactionCheck = ({ rTransaction, result }) =>
  result?.rejection === undefined
    ? undefined
    : rTransactionFault('XT75', 'originalRejected', rTransaction, { original: result.rejection.code });

/** XT75: an instant payment that still waits for its confirmation cannot be returned or recalled. */
export const isConfirmed: RTransactionCheck = ({ rTransaction, original }) =>
  original?.confirmation === 'awaited' ? rTransactionFault('XT75', 'confirmationAwaited', rTransaction) : undefined;
