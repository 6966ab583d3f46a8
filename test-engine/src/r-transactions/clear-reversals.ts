import { cancelledBefore } from '../clearing/cancelled-payments.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearBooked } from './clear-r-transactions.ts';
import { judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, returnsAll, wasBooked } from './original-checks.ts';
import { type RTransactionCheck, rTransactionFault } from './r-transaction-check.ts';
import { reversalReasonFits } from './reason-checks.ts';

/** XT75: a cancelled collection never settled. */
const wasNotCancelled =
  ({ input }: Intake): RTransactionCheck =>
  ({ rTransaction, result }) =>
    result && cancelledBefore(input, rTransaction.originalMessageId)(result.transfer)
      ? rTransactionFault('XT75', 'originalCancelled', rTransaction)
      : undefined;

const checks = (intake: Intake) => [
  isFirstOnItsSubject,
  originalIsKnown,
  wasBooked,
  wasNotCancelled(intake),
  repeatsOriginal,
  returnsAll,
  reversalReasonFits,
];

/** A pacs.007 of the user: the creditor returns a collection. */
export const clearReversals = (intake: Intake): ClearingResult =>
  clearBooked(intake, judgeRTransactions(intake, checks(intake)));
