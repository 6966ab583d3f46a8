import type { Rule } from '../../rule.ts';
import { usedMandates } from './d-08-used-mandates.ts';
import { originalIsKnown } from './r-01-original-is-known.ts';
import { originalIsRepeated } from './r-02-original-is-repeated.ts';
import { originalAllowsIt } from './r-03-original-allows-it.ts';
import { returnedAmount } from './r-05-returned-amount.ts';
import { returnedDebitAmount } from './r-06-returned-debit-amount.ts';
import { returnInTime } from './r-09-return-in-time.ts';
import { reversalInTime } from './r-10-reversal-in-time.ts';
import { recallInTime } from './r-11-recall-in-time.ts';
import { nothingToRecall } from './r-14-nothing-to-recall.ts';
import { requestAfterPeriod } from './r-15-request-after-period.ts';
import { inquiryOfSettled } from './r-16-inquiry-of-settled.ts';
import { sameRoute } from './r-20-same-route.ts';
import { idsUnchanged } from './s-04-ids-unchanged.ts';
import { requestAfterTimeOut } from './s-05-request-after-time-out.ts';
import { oneRecall } from './s-06-one-recall.ts';

/** Rules that compare a message with earlier ones. */
export const conversationRules: readonly Rule[] = [
  usedMandates,
  originalIsKnown,
  originalIsRepeated,
  originalAllowsIt,
  returnedAmount,
  returnedDebitAmount,
  returnInTime,
  reversalInTime,
  recallInTime,
  nothingToRecall,
  requestAfterPeriod,
  inquiryOfSettled,
  sameRoute,
  idsUnchanged,
  requestAfterTimeOut,
  oneRecall,
];
