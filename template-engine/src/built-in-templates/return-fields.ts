import type { LayoutField } from '@clearbench/contracts/template/layout';
import { amountField, textField } from './field.ts';

export const returnId: LayoutField = {
  ...textField('returnId', 'Return identification', 'TxInf/RtrId', 35),
  required: false,
  help: 'Of the returning bank, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'RTR' },
};

export const returnedAmount: LayoutField = {
  ...amountField('amount', 'Returned amount (EUR)', 'TxInf/RtrdIntrBkSttlmAmt'),
  help: 'A return gives back the original amount in full.',
  default: { from: 'randomAmount', min: 'originalAmount', max: 'originalAmount' },
};

export const compensation: LayoutField = {
  ...amountField('compensation', 'Compensation (EUR)', 'TxInf/CompstnAmt'),
  required: false,
  help: 'What the bank of the debtor adds for lost interest; the returned amount is then the original one and this.',
};

export const charges: LayoutField = {
  ...amountField('charges', 'Charges kept (EUR)', 'TxInf/ChrgsInf/Amt'),
  required: false,
  help: 'What your bank keeps for agreeing. Returned amount and charges together make the original amount.',
};
