import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearRTransactions, noReplies } from './clear-r-transactions.ts';
import { judgeRTransactions } from './judge-r-transactions.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal } from './original-checks.ts';
import { refusalReasonFits, refuses } from './reason-checks.ts';

const checks = [isFirstOnItsSubject, originalIsKnown, repeatsOriginal, refuses, refusalReasonFits];

/** A camt.029 of the user: the negative answer to a recall. */
export const clearRecallRefusals = (intake: Intake): ClearingResult =>
  clearRTransactions(intake, judgeRTransactions(intake, checks), () => noReplies);
