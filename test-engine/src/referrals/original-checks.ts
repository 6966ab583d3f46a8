import { addDecimals, compareDecimals, formatDecimal, zero } from '@clearbench/validation/decimal';
import { isAboutOwnMessage, type ReferralCheck, referralFault, subjectOf, transactionOf } from './referral-check.ts';

/** XT75: one transaction, one entry; neither in one message nor in two. */
export const isFirstOnItsSubject: ReferralCheck = ({ referral, fate, before, earlier }) => {
  const subject = subjectOf(referral, fate);
  if (subject === undefined) return undefined;
  const name = before.has(subject) ? 'referredTwice' : earlier.has(subject) ? 'referredBefore' : undefined;
  return name && referralFault('XT75', name, referral, { id: transactionOf(referral, fate) ?? '' });
};

/** XT74: the original is known. */
export const originalIsKnown: ReferralCheck = ({ referral, original, fate }) => {
  const messageId = referral.originalMessageId ?? '';
  if (original === undefined)
    return isAboutOwnMessage(referral) ? undefined : referralFault('XT74', 'originalUnknown', referral, { messageId });
  if (fate !== undefined) return undefined;
  const id = referral.transactionId ?? referral.endToEndId ?? '';
  return referralFault('XT74', 'transactionUnknown', referral, { messageId, id });
};

/** XT77: amount and date are those of the original. */
export const repeatsOriginal: ReferralCheck = ({ referral, fate }) => {
  if (fate === undefined) return undefined;
  const { amount, settlementDate } = fate.transfer;
  const { originalAmount, originalDate } = referral;
  if (originalAmount && compareDecimals(originalAmount.value, amount?.value ?? zero) !== 0) {
    const params = { stated: originalAmount.text, original: amount?.text ?? '' };
    return referralFault('XT77', 'originalAmountDiffers', referral, params);
  }
  if (originalDate === undefined || settlementDate === undefined || originalDate === settlementDate) return undefined;
  return referralFault('XT77', 'originalDateDiffers', referral, { stated: originalDate, original: settlementDate });
};

const refunds: readonly string[] = ['MD01', 'MD06'];

/** XT77: what comes back, with the charges, is what was paid. */
export const returnsAll: ReferralCheck = ({ referral, fate }) => {
  const paid = (fate?.transfer.amount ?? referral.originalAmount)?.value;
  const { returned, charges, compensation } = referral;
  if (paid === undefined || returned === undefined) return undefined;
  // Only the answer to a recall may keep charges, and only a refund adds what the debtor lost.
  const kept = referral.reason === 'FOCR' ? charges : zero;
  const added = refunds.includes(referral.reason ?? '') ? compensation : zero;
  if (compareDecimals(addDecimals(returned.value, kept), addDecimals(paid, added)) === 0) return undefined;
  return referralFault('XT77', 'returnedDiffers', referral, {
    stated: returned.text,
    original: formatDecimal(paid, 2),
  });
};

/** XT75: what was never booked cannot be sent back. */
export const wasBooked: ReferralCheck = ({ referral, fate }) =>
  fate?.rejection === undefined
    ? undefined
    : referralFault('XT75', 'originalRejected', referral, { original: fate.rejection.code });
