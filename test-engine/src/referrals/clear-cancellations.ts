import type { Intake } from '../clearing/intake.ts';
import { because } from '../clearing/reason.ts';
import type { ClearingOutcome } from '../clearing-input.ts';
import { clearReferrals, type Replies } from './clear-referrals.ts';
import { type JudgedReferral, judgeReferrals } from './judge-referrals.ts';
import { isFirstOnItsSubject, originalIsKnown, repeatsOriginal, wasBooked } from './original-checks.ts';
import { cancellationReasonFits } from './reason-checks.ts';
import { isAboutOwnMessage, type ReferralCheck, referralFault } from './referral-check.ts';

/** XT75: only who collects can cancel; the bank of the debtor rejects or returns. */
const isOwnCollection: ReferralCheck = ({ referral, fate }) =>
  fate?.isIncoming || isAboutOwnMessage(referral)
    ? referralFault('XT75', 'cancellationOfIncoming', referral)
    : undefined;

/** XT75: what has settled is reversed, and what does not settle needs no cancellation. */
const isStillToSettle: ReferralCheck = ({ referral, original }) =>
  original?.isSettled ? referralFault('XT75', 'originalSettled', referral) : undefined;

const checks = [
  isOwnCollection,
  isFirstOnItsSubject,
  originalIsKnown,
  wasBooked,
  repeatsOriginal,
  isStillToSettle,
  cancellationReasonFits,
];

const said = (accepted: readonly JudgedReferral[]): Replies => ({
  drafts: [],
  reasons:
    accepted.length === 0 ? [] : [because('default', 'camt.056', 'collectionsCancelled', { count: accepted.length })],
});

/** A camt.056 among direct debits: collections of the tester that have not settled yet never will, and nothing follows them. */
export const clearCancellations = (intake: Intake): ClearingOutcome =>
  clearReferrals(intake, judgeReferrals(intake, checks), said);
