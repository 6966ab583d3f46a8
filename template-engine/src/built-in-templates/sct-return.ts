import { bulkHeader } from './group-header-fields.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import { reasonSection } from './reason-fields.ts';
import { returnBody } from './return-body.ts';
import { returnedAmount, returnId } from './return-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'TxInf', side: 'creditor', settledDaysAgo: 1 };

const codes = {
  AC01: 'account number wrong',
  AC04: 'account closed',
  AC06: 'account blocked',
  AG01: 'credit transfer not allowed on this account',
  AG02: 'transaction code wrong',
  AM05: 'duplicate',
  BE04: 'creditor address missing',
  CNOR: 'creditor bank not registered',
  MD07: 'customer deceased',
  MS02: 'refused by the customer, no reason given',
  MS03: 'refused by the bank, no reason given',
  RC01: 'BIC wrong',
  RR03: 'creditor name or address missing',
  RR04: 'regulatory reason',
};

export const sctReturn: BuiltInTemplateSource = {
  templateName: 'sct-return',
  content: {
    title: 'Return',
    description:
      'Sends a received credit transfer back because it cannot be booked. SIM:MIRROR(1) in a payment of yours has the test engine deliver one to you.',
    group: 'Returns and recalls',
    messageType: 'pacs.004.001.09',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      bulkHeader,
      originalSection(original),
      { name: 'return', label: 'Return', fields: [returnedAmount, returnId] },
      reasonSection({
        element: 'TxInf/RtrRsnInf',
        codes,
        code: 'AC04',
        help: 'MS02 comes from the customer, all others from the bank. A return is due within three bank days.',
        note: {},
      }),
      originalPartiesSection(original),
    ],
    body: returnBody('sct'),
  },
};
