import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { confirmedStatus } from '../message-parser/read-r-transaction.ts';
import { clearRTransactions } from './clear-r-transactions.ts';
import { type JudgedRTransaction, judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown } from './original-checks.ts';
import { type RTransactionCheck, rTransactionFault, transactionOf } from './r-transaction-check.ts';
import { confirmationReasonFits } from './reason-checks.ts';

/** XT75: the payment waits for its confirmation, and the time-out has not passed. */
const isAwaited =
  (now: string): RTransactionCheck =>
  ({ rTransaction, original }) => {
    const { confirmation, timesOutAt: at = '' } = original ?? {};
    if (confirmation === undefined) return rTransactionFault('XT75', 'noConfirmationAwaited', rTransaction);
    if (at <= now) return rTransactionFault('XT75', 'confirmationLate', rTransaction, { at });
    return confirmation === 'awaited' ? undefined : rTransactionFault('XT75', 'noConfirmationAwaited', rTransaction);
  };

/** XT76: a confirmation accepts or rejects. */
const isFinal: RTransactionCheck = ({ rTransaction }) => {
  const { status = '' } = confirmedStatus(rTransaction);
  return ['ACCP', 'RJCT'].includes(status)
    ? undefined
    : rTransactionFault('XT76', 'statusNotFinal', rTransaction, { status });
};

/** A confirmation without a transaction (FF01) is about the only payment of the message. */
const aboutItsPayment = (judged: JudgedRTransaction): JudgedRTransaction => {
  const { of, original } = judged;
  const [only, ...others] = original?.results ?? [];
  if (only === undefined || others.length > 0 || transactionOf(of) !== undefined) return judged;
  return { ...judged, result: only };
};

const transactionIsKnown: RTransactionCheck = (on) =>
  transactionOf(on.rTransaction) === undefined && on.original !== undefined ? undefined : originalIsKnown(on);

/**
 * A pacs.002 of a participant about an instant payment that it received. The clearing sends the confirmation to the sender
 * of the payment, so that the message itself is not forwarded.
 */
export const clearConfirmations = (intake: Intake): ClearingResult => {
  const checks = [
    isFirstOnItsSubject,
    transactionIsKnown,
    isAwaited(intake.input.now),
    isFinal,
    confirmationReasonFits,
  ];
  const judged = judgeRTransactions(intake, checks).map(aboutItsPayment);
  return clearRTransactions(intake, judged, () => ({ drafts: [], reasons: [] }));
};
