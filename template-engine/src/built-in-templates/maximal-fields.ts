import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { bicField, choosable, textField } from './field.ts';
import { bulkHeader } from './group-header-fields.ts';
import { maximalParties } from './maximal-parties.ts';
import { at, filled } from './payment-element-fields.ts';
import { amount, endToEndId, transactionId } from './payment-fields.ts';

const startingWith = (field: LayoutField, value: string): LayoutField => ({
  ...field,
  default: { from: 'literal', value },
});

const categoryPurpose = choosable('categoryPurpose', 'Category purpose', 'GrpHdr/PmtTpInf/CtgyPurp/Cd', {
  SALA: 'salary',
  SUPP: 'supplier payment',
  PENS: 'pension',
  TAXS: 'tax',
  TRAD: 'trade',
  CASH: 'cash management',
});

const purpose = choosable('purpose', 'Purpose', at('Purp/Cd'), {
  GDDS: 'goods',
  SCVE: 'services',
  SALA: 'salary',
  RENT: 'rent',
  PENS: 'pension',
  TAXS: 'tax',
  CHAR: 'charity',
});

const instructedAgent: LayoutField = {
  ...bicField('instructedAgent', 'Instructed agent (BIC)', 'GrpHdr/InstdAgt/FinInstnId/BICFI'),
  required: false,
  help: 'The clearing of the environment.',
  default: { from: 'clearingBic' },
};

const localInstrument: LayoutField = {
  ...textField('localInstrument', 'Local instrument', 'GrpHdr/PmtTpInf/LclInstrm/Cd', 35),
  required: false,
  help: 'Only where both banks agreed on one; anything here is warned of (P-04).',
};

const uetr: LayoutField = {
  ...textField('uetr', 'UETR', at('PmtId/UETR'), 36),
  required: false,
  help: 'A UUID of version 4. Left empty, a fresh one is made up.',
  default: { from: 'uuid' },
};

const instructionId: LayoutField = {
  ...textField('instructionId', 'Instruction identification', at('PmtId/InstrId'), 35),
  required: false,
  help: 'Between the two banks only. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'INSTR' },
};

const header: LayoutSection = {
  ...bulkHeader,
  fields: [...bulkHeader.fields, instructedAgent, localInstrument, startingWith(categoryPurpose, 'SUPP')],
};

const payment: LayoutSection = {
  name: 'payment',
  label: 'Payment',
  fields: [amount, startingWith(purpose, 'GDDS'), endToEndId, transactionId, instructionId, uetr],
};

const remittance: LayoutSection = {
  name: 'remittance',
  label: 'Remittance information',
  help: 'Structured or free, not both (M-01).',
  fields: [
    {
      ...filled('creditorReference', 'Creditor reference', 'RmtInf/Strd/CdtrRefInf/Ref', 35, 'RF18539007547034'),
      help: 'An RF reference with right check digits (ISO 11649).',
    },
    {
      ...textField('remittance', 'Free text instead', at('RmtInf/Ustrd'), 140),
      kind: 'longText',
      required: false,
      help: 'A command such as SIM:RTRN(AC04) asks the test engine for an answer; with a creditor reference put it into the end-to-end identification.',
    },
  ],
};

/** Every element of the SEPA subset of a credit transfer, in sections. */
export const maximalSections: LayoutSection[] = [header, payment, ...maximalParties, remittance];
