import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearReferrals, noReplies } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal } from './original-checks.ts';
import { rejectReasonFits, rejects } from './reason-checks.ts';

const checks = (scheme: Scheme) => [
  isFirstOnItsSubject,
  originalIsKnown,
  repeatsOriginal,
  rejects,
  rejectReasonFits(scheme),
];

/** A pacs.002 of the tester: the debtor's bank turns a collection away before it is due. */
export const clearRejects = (intake: Intake): ClearingOutcome =>
  clearReferrals(intake, judgeReferrals(intake, checks(intake.input.scheme)), () => noReplies);
