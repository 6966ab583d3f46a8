import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { Intake } from '../clearing/intake.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearBooked } from './clear-referrals.ts';
import { judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, returnsAll, wasBooked } from './original-checks.ts';
import { returnReasonFits } from './reason-checks.ts';

const checks = (scheme: Scheme) => [
  isFirstOnItsSubject,
  originalIsKnown,
  wasBooked,
  repeatsOriginal,
  returnsAll,
  returnReasonFits(scheme),
];

/** A pacs.004 of the tester: a return, a refund, or the positive answer to a recall. */
export const clearReturns = (intake: Intake): ClearingOutcome =>
  clearBooked(intake, judgeReferrals(intake, checks(intake.input.scheme)));
