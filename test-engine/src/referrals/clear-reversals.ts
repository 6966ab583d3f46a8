import type { Intake } from '../clearing/intake.ts';
import { cancelledBefore } from '../clearing/undone.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearBooked } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, returnsAll, wasBooked } from './original-checks.ts';
import { reversalReasonFits } from './reason-checks.ts';
import { type ReferralCheck, referralFault } from './referral-check.ts';

/** XT75: what was cancelled never settled. */
const wasNotCancelled =
  ({ input }: Intake): ReferralCheck =>
  ({ referral, fate }) =>
    fate && cancelledBefore(input, referral.originalMessageId)(fate.transfer)
      ? referralFault('XT75', 'originalCancelled', referral)
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

/** A pacs.007 of the tester: the creditor gives back what was collected. */
export const clearReversals = (intake: Intake): ClearingOutcome =>
  clearBooked(intake, judgeReferrals(intake, checks(intake)));
