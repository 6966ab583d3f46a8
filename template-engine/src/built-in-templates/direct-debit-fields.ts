import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { choosable, chosen, dateField, textField } from './field.ts';
import { createdAt, instructingAgent, messageId } from './group-header-fields.ts';
import { sided } from './original-fields.ts';
import { amount, endToEndId, parties, remittance, transactionId } from './payment-fields.ts';

/** A fictitious creditor identifier. */
export const testCreditorId = 'DE98ZZZ09999999999';

/** The field of a credit transfer at its place in a direct debit. */
export const inDebit = (field: LayoutField): LayoutField =>
  field.element === undefined ? field : { ...field, element: field.element.replace('CdtTrfTxInf/', 'DrctDbtTxInf/') };

const dueDate: LayoutField = {
  ...dateField('settlementDate', 'Due date', 'GrpHdr/IntrBkSttlmDt'),
  help: 'A TARGET day from the next one to fourteen calendar days ahead; the bulk settles on it.',
  default: { from: 'targetDay', plus: 2 },
};

/** The header of every bulk of direct debits. */
export const debitHeader: LayoutSection = {
  name: 'header',
  label: 'Group header',
  fields: [messageId, createdAt, dueDate, instructingAgent],
};

export const collectedAmount: LayoutField = {
  ...inDebit(amount),
  help: 'Where the environment plays along, the cents script the answer: .00 is accepted, .11 rejected (AC01), .21 returned (AC04), .23 refunded (MD06, Core alone), .32 collected from you and reversed.',
};

const sequence = chosen(
  choosable('sequence', 'Sequence', 'DrctDbtTxInf/PmtTpInf/SeqTp', {
    RCUR: 'recurrent, also for the first one',
    FRST: 'first',
    OOFF: 'the only one of its mandate',
    FNAL: 'last',
  }),
  'RCUR',
);

const at = (element: string): string => `DrctDbtTxInf/DrctDbtTx/${element}`;

const mandateId: LayoutField = {
  ...textField('mandateId', 'Mandate identification', at('MndtRltdInf/MndtId'), 35),
  help: 'With the creditor identifier it names the mandate, whatever the case of its letters.',
  default: { from: 'reference', prefix: 'MNDT' },
};

const signedOn: LayoutField = {
  ...dateField('signedOn', 'Date of signature', at('MndtRltdInf/DtOfSgntr')),
  help: 'When the debtor signed the mandate, before it is used.',
  default: { from: 'targetDay', plus: -100 },
};

export const creditorId: LayoutField = {
  ...textField('creditorId', 'Creditor identifier', at('CdtrSchmeId/Id/PrvtId/Othr/Id'), 35),
  help: 'Country, check digits, business code and national part; this one is nobody’s.',
  default: { from: 'literal', value: testCreditorId },
};

export const mandateFields: readonly LayoutField[] = [sequence, mandateId, signedOn, creditorId];

/** The user's bank is the creditor's. */
export const collectingParties: readonly LayoutField[] = parties.map((field) => inDebit(sided(field, 'creditor')));

export const debitIds: readonly LayoutField[] = [inDebit(endToEndId), inDebit(transactionId)];

export const debitRemittance: LayoutField = {
  ...inDebit(remittance),
  help: 'A command such as SIM:RTRN(AC04), SIM:MIRROR or, in Core, SIM:REFUND(MD06) asks the test engine for an answer of your choice.',
  default: { from: 'literal', value: 'Instalment 4711' },
};
