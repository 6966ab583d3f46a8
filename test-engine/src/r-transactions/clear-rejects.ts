import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearConfirmations } from './clear-confirmations.ts';
import { clearRTransactions, forwardOnly } from './clear-r-transactions.ts';
import { judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal } from './original-checks.ts';
import { rejectReasonFits, rejects } from './reason-checks.ts';

const checks = (scheme: Scheme) => [
  isFirstOnItsSubject,
  originalIsKnown,
  repeatsOriginal,
  rejects,
  rejectReasonFits(scheme),
];

/**
 * A pacs.002 of the user: the debtor's bank rejects a collection before its due date, or a participant answers an instant
 * payment.
 */
export const clearRejects = (intake: Intake): ClearingResult =>
  intake.input.scheme === 'inst'
    ? clearConfirmations(intake)
    : clearRTransactions(intake, judgeRTransactions(intake, checks(intake.input.scheme)), forwardOnly(intake));
