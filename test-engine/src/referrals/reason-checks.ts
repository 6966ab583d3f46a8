import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { schemeSubsets } from '@clearbench/validation/code-sets/scheme-subsets';
import { type ReferralCheck, referralFault } from './referral-check.ts';

const words = (text: string): readonly string[] => text.split(' ');

const listed = (list: string): readonly string[] => schemeSubsets[list]?.codes ?? [];

/** Reasons of the schemes for each kind of R-message. */
const transferReturns = words(
  'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR DNOR ERIN MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 FOCR',
);
const returnReasons: Readonly<Record<Scheme, readonly string[]>> = {
  sct: transferReturns,
  inst: transferReturns,
  core: listed('core_return_reason'),
  b2b: listed('b2b_return_reason'),
};
const reversalReasons = listed('sdd_reversal_reason');
const recallReasons = words('DUPL TECH FRAD CUST AC03 AM09');
const refusalReasons = words('CUST LEGL ARDT AC04 AM04 NOAS NOOR RR04');

const reasonAmong =
  (known: readonly string[]): ReferralCheck =>
  ({ referral }) =>
    referral.reason !== undefined && known.includes(referral.reason)
      ? undefined
      : referralFault('XT76', 'reasonWrong', referral, { reason: referral.reason ?? '', known: known.join(', ') });

/** XT76: the reason is one of those the scheme has for this kind of message. */
export const returnReasonFits = (scheme: Scheme): ReferralCheck => reasonAmong(returnReasons[scheme]);
export const rejectReasonFits = (scheme: Scheme): ReferralCheck =>
  reasonAmong(listed(scheme === 'b2b' ? 'b2b_reject_reason' : 'core_reject_reason'));
export const reversalReasonFits = reasonAmong(reversalReasons);
export const cancellationReasonFits = reasonAmong(listed('sdd_cancellation_reason'));
export const recallReasonFits = reasonAmong(recallReasons);
export const refusalReasonFits = reasonAmong(refusalReasons);

/** XT76: what a debtor's bank says before the due date is no. */
export const rejects: ReferralCheck = ({ referral }) =>
  referral.status === undefined || referral.status === 'RJCT'
    ? undefined
    : referralFault('XT76', 'statusNotRejected', referral, { status: referral.status });

/** XT76: a camt.029 says no; a yes is a pacs.004. */
export const refuses: ReferralCheck = ({ referral }) =>
  referral.status === undefined || referral.status === 'RJCR'
    ? undefined
    : referralFault('XT76', 'statusNotRefused', referral, { status: referral.status });
