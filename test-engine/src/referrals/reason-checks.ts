import { type ReferralCheck, referralFault } from './referral-check.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** Reasons of the schemes for each kind of R-message. */
const returnReasons = words(
  'AC01 AC04 AC06 AG01 AG02 AM05 BE04 CNOR DNOR ERIN MD07 MS02 MS03 RC01 RR01 RR02 RR03 RR04 FOCR',
);
const recallReasons = words('DUPL TECH FRAD CUST AC03 AM09');
const refusalReasons = words('CUST LEGL ARDT AC04 AM04 NOAS NOOR RR04');

const reasonAmong =
  (known: readonly string[]): ReferralCheck =>
  ({ referral }) =>
    referral.reason !== undefined && known.includes(referral.reason)
      ? undefined
      : referralFault('XT76', 'reasonWrong', referral, { reason: referral.reason ?? '', known: known.join(', ') });

/** XT76: the reason is one of those the scheme has for this kind of message. */
export const returnReasonFits = reasonAmong(returnReasons);
export const recallReasonFits = reasonAmong(recallReasons);
export const refusalReasonFits = reasonAmong(refusalReasons);

/** XT76: a camt.029 says no; a yes is a pacs.004. */
export const refuses: ReferralCheck = ({ referral }) =>
  referral.status === undefined || referral.status === 'RJCR'
    ? undefined
    : referralFault('XT76', 'statusNotRefused', referral, { status: referral.status });
