import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearBooked } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, returnsAll, wasBooked } from './original-checks.ts';
import { reversalReasonFits } from './reason-checks.ts';

const checks = [isFirstOnItsSubject, originalIsKnown, wasBooked, repeatsOriginal, returnsAll, reversalReasonFits];

/** A pacs.007 of the tester: the creditor gives back what was collected. */
export const clearReversals = (intake: Intake): ClearingOutcome => clearBooked(intake, judgeReferrals(intake, checks));
