import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { bookedAt, clearReferrals, noReplies } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, returnsAll, wasBooked } from './original-checks.ts';
import { returnReasonFits } from './reason-checks.ts';

const checks = [isFirstOnItsSubject, originalIsKnown, wasBooked, repeatsOriginal, returnsAll, returnReasonFits];

/** A pacs.004 of the tester: a return, or the positive answer to a recall. */
export const clearReturns = (intake: Intake): ClearingOutcome => {
  const outcome = clearReferrals(intake, judgeReferrals(intake, checks), () => noReplies);
  const settles = outcome.verdict.counts.accepted > 0 ? { settlesAt: bookedAt(intake) } : {};
  return { ...outcome, ...settles };
};
