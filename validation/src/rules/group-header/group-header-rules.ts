import type { Rule } from '../../rule.ts';
import { messageIdIsNew } from './g-01-message-id-is-new.ts';
import { numberOfTransactions } from './g-02-number-of-transactions.ts';
import { totalInRange } from './g-03-total-in-range.ts';
import { totalIsSum } from './g-04-total-is-sum.ts';
import { returnedTotalIsSum } from './g-05-returned-total-is-sum.ts';
import { controlData } from './g-06-control-data.ts';
import { settlementDateOnBulk } from './g-07-settlement-date-on-bulk.ts';
import { settlementDate } from './g-08-settlement-date.ts';
import { cutOff } from './g-09-cut-off.ts';
import { instantSettlementDate } from './g-10-instant-settlement-date.ts';
import { settlementMethod } from './g-11-settlement-method.ts';
import { clearingSystem } from './g-12-clearing-system.ts';
import { settlementAccount } from './g-13-settlement-account.ts';
import { paymentTypeOnOneLevel } from './g-14-payment-type-on-one-level.ts';
import { paymentTypeOfOneKind } from './g-15-payment-type-of-one-kind.ts';
import { instructingAgents } from './g-16-instructing-agents.ts';
import { oneInstantPayment } from './g-17-one-instant-payment.ts';
import { onePaymentAskedAbout } from './g-18-one-payment-asked-about.ts';

/** Rules about the bulk: its id, counts, sums, dates, settlement and parties. */
export const groupHeaderRules: readonly Rule[] = [
  messageIdIsNew,
  numberOfTransactions,
  totalInRange,
  totalIsSum,
  returnedTotalIsSum,
  controlData,
  settlementDateOnBulk,
  settlementDate,
  cutOff,
  instantSettlementDate,
  settlementMethod,
  clearingSystem,
  settlementAccount,
  paymentTypeOnOneLevel,
  paymentTypeOfOneKind,
  instructingAgents,
  oneInstantPayment,
  onePaymentAskedAbout,
];
