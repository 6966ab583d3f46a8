import type { LayoutField } from '@clearbench/contracts/template/layout';
import { assignment } from './case-fields.ts';
import { textField } from './field.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import { reasonSection } from './reason-fields.ts';
import { refusalBody } from './refusal-body.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'CxlDtls/TxInfAndSts', side: 'creditor', settledDaysAgo: 3 };

const statusId: LayoutField = {
  ...textField('statusId', 'Cancellation status identification', 'CxlDtls/TxInfAndSts/CxlStsId', 35),
  required: false,
  help: 'Of the refusing bank, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'CXLSTS' },
};

const codes = {
  CUST: 'the creditor says no',
  LEGL: 'legal reason',
  ARDT: 'already returned',
  AC04: 'account closed',
  AM04: 'not enough money',
  NOAS: 'no answer from the creditor',
  NOOR: 'payment never received',
};

export const sctRecallNo: BuiltInTemplateSource = {
  templateName: 'sct-recall-no',
  content: {
    title: 'Negative answer to a recall',
    description:
      'Refuses to give back a payment that was recalled. Cents .31 or SIM:RCLL(DUPL) in a payment of yours get you a recall to answer.',
    group: 'Returns and recalls',
    messageType: 'camt.029.001.09',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      assignment,
      originalSection(original),
      { name: 'answer', label: 'Answer', fields: [statusId] },
      reasonSection({
        element: 'CxlDtls/TxInfAndSts/CxlStsRsnInf',
        codes,
        code: 'LEGL',
        help: 'CUST comes from the customer, who is then named; the others from the bank.',
        note: {},
      }),
      originalPartiesSection(original),
    ],
    body: refusalBody('sct'),
  },
};
