import type { LayoutField } from '@clearbench/contracts/template/layout';
import { assignment } from './case-fields.ts';
import { textField } from './field.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import { reasonSection } from './reason-fields.ts';
import { recallBody } from './recall-body.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'Undrlyg/TxInf', side: 'debtor', settledDaysAgo: 1 };

const cancellationId: LayoutField = {
  ...textField('cancellationId', 'Cancellation identification', 'Undrlyg/TxInf/CxlId', 35),
  required: false,
  help: 'Of the recalling bank, used once; the answer quotes it. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'CXL' },
};

const codes = {
  DUPL: 'sent twice',
  TECH: 'technical problem',
  FRAD: 'fraud',
  CUST: 'asked for by the customer',
  AC03: 'wrong IBAN of the creditor',
  AM09: 'wrong amount',
};

export const sctRecall: BuiltInTemplateSource = {
  templateName: 'sct-recall',
  content: {
    title: 'Recall',
    description:
      'Asks for the money of a sent credit transfer back. Cents of the original script the answer: .61 yes, .62 no, .41 none.',
    group: 'Returns and recalls',
    messageType: 'camt.056.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      assignment,
      originalSection(original),
      { name: 'recall', label: 'Recall', fields: [cancellationId] },
      reasonSection({
        element: 'Undrlyg/TxInf/CxlRsnInf',
        codes,
        code: 'DUPL',
        help: 'DUPL, TECH and FRAD are recalls by the bank; CUST, AC03 and AM09 are asked for by the customer, who is then named.',
        note: {
          help: 'SIM:RECALL-OK, SIM:RECALL-OK(C2.50), SIM:RECALL-NO(CUST) or SIM:SILENT asks the test engine for that answer.',
        },
      }),
      originalPartiesSection(original),
    ],
    body: recallBody('sct'),
  },
};
