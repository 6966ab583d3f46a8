import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearRTransactions, forwardedAt, type Replies } from './clear-r-transactions.ts';
import { forwards, isForwardedLater } from './forwards.ts';
import { type JudgedRTransaction, judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, wasBooked } from './original-checks.ts';
import { isAboutOwnMessage, type RTransactionCheck, rTransactionFault } from './r-transaction-check.ts';
import { cancellationReasonFits } from './reason-checks.ts';

/** XT75: only the creditor's bank can cancel; the debtor's bank rejects or returns. */
const isOwnCollection: RTransactionCheck = ({ rTransaction, result }) =>
  result?.isIncoming || isAboutOwnMessage(rTransaction)
    ? rTransactionFault('XT75', 'cancellationOfIncoming', rTransaction)
    : undefined;

/** XT75: a settled collection is reversed, and a rejected one needs no cancellation. */
const isStillToSettle: RTransactionCheck = ({ rTransaction, original }) =>
  original?.isSettled ? rTransactionFault('XT75', 'originalSettled', rTransaction) : undefined;

const checks = [
  isOwnCollection,
  isFirstOnItsSubject,
  originalIsKnown,
  wasBooked,
  repeatsOriginal,
  isStillToSettle,
  cancellationReasonFits,
];

/** A collection that was not delivered before is cancelled without a notice to the debtor's bank. */
const wasDelivered = (judged: JudgedRTransaction, now: string): boolean => !isForwardedLater(judged, now);

const repliesTo =
  (intake: Intake) =>
  (accepted: readonly JudgedRTransaction[]): Replies => {
    const delivered = accepted.filter((one) => wasDelivered(one, intake.input.now));
    return {
      drafts: forwards(intake, delivered, { dueAt: forwardedAt(intake) }),
      reasons:
        accepted.length === 0
          ? []
          : [because('default', 'camt.056', 'collectionsCancelled', { count: accepted.length })],
    };
  };

/** A camt.056 for direct debits: unsettled collections of the user are cancelled; it is forwarded with those delivered. */
export const clearCancellations = (intake: Intake): ClearingResult =>
  clearRTransactions(intake, judgeRTransactions(intake, checks), repliesTo(intake));
