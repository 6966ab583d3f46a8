import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearReferrals, noReplies } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal } from './original-checks.ts';
import { refusalReasonFits, refuses } from './reason-checks.ts';

const checks = [isFirstOnItsSubject, originalIsKnown, repeatsOriginal, refuses, refusalReasonFits];

/** A camt.029 of the tester: the negative answer to a recall. */
export const clearRecallRefusals = (intake: Intake): ClearingOutcome =>
  clearReferrals(intake, judgeReferrals(intake, checks), () => noReplies);
