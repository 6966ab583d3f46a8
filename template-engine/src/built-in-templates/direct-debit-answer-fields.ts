import type { LayoutField } from '@clearbench/contracts/template/layout';
import { amountField, textField } from './field.ts';

/** Reasons of the debtor's bank for a reject or a return. */
export const debtorReasons = {
  AC01: 'account number wrong',
  AC04: 'account closed',
  AC06: 'account blocked',
  AG01: 'direct debit not allowed on this account',
  AM04: 'not enough money',
  AM05: 'duplicate',
  MD01: 'no mandate',
  MD07: 'customer deceased',
  MS02: 'refused by the customer, no reason given',
  MS03: 'refused by the bank, no reason given',
  SL01: 'specific service of the debtor bank',
};

/** Reasons for a refund to the debtor. */
export const refundReasons = { MD06: 'debtor disagrees with an authorised debit', MD01: 'debit was not authorised' };
/** Reasons of the creditor's bank for a reversal. */
export const reversalReasons = {
  AM05: 'duplicate',
  MS02: 'asked for by the creditor, no reason given',
  MS03: 'by the bank, no reason given',
};

export const reversedAmount: LayoutField = {
  ...amountField('amount', 'Reversed amount (EUR)', 'TxInf/RvsdIntrBkSttlmAmt'),
  help: 'A reversal gives back the original amount in full.',
  default: { from: 'randomAmount', min: 'originalAmount', max: 'originalAmount' },
};

export const reversalId: LayoutField = {
  ...textField('reversalId', 'Reversal identification', 'TxInf/RvslId', 35),
  required: false,
  help: 'Of the bank that reverses, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'RVS' },
};

export const statusId: LayoutField = {
  ...textField('statusId', 'Status identification', 'TxInfAndSts/StsId', 35),
  required: false,
  help: 'Of the bank that rejects, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'STS' },
};
