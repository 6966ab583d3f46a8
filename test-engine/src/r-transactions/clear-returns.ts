import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingResult } from '../clearing-input.ts';
import { clearBooked } from './clear-r-transactions.ts';
import { judgeRTransactions } from './judge-r-transactions.ts';
import {
  isConfirmed,
  isFirstOnItsSubject,
  originalIsKnown,
  repeatsOriginal,
  returnsAll,
  wasBooked,
  wasNotRefused,
} from './original-checks.ts';
import { returnReasonFits } from './reason-checks.ts';

const checks = (scheme: Scheme) => [
  isFirstOnItsSubject,
  wasNotRefused,
  originalIsKnown,
  isConfirmed,
  wasBooked,
  repeatsOriginal,
  returnsAll,
  returnReasonFits(scheme),
];

/** A pacs.004 of the user: a return, a refund, or the positive answer to a recall. */
export const clearReturns = (intake: Intake): ClearingResult =>
  clearBooked(intake, judgeRTransactions(intake, checks(intake.input.scheme)));
