import type { LayoutField } from '@clearbench/contracts/template/layout';
import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { amountField } from './field.ts';
import { bulkHeader } from './group-header-fields.ts';
import {
  amount,
  creditorAgent,
  creditorIban,
  creditorName,
  debtorAgent,
  debtorIban,
  debtorName,
  endToEndId,
  remittance,
  transactionId,
} from './payment-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const statedTotal: LayoutField = {
  ...amountField('statedTotal', 'Stated total (EUR)', 'GrpHdr/TtlIntrBkSttlmAmt'),
  help: 'Wrong on purpose: not what the amount below adds up to (rule G-04).',
  default: { from: 'literal', value: '999.99' },
};

const wrongIban: LayoutField = {
  ...creditorIban,
  help: 'Wrong on purpose: the check digits should be 14 (rule I-08).',
  default: { from: 'literal', value: 'FR1520041010050500013M02606' },
};

export const sctError: BuiltInTemplateSource = {
  templateName: 'sct-error',
  content: {
    title: 'Credit transfer with two mistakes',
    description:
      'One SEPA credit transfer that is wrong on purpose, to see the report and the rejection: the total is not the sum (G-04) and the creditor’s IBAN has wrong check digits (I-08).',
    group: 'Credit transfers',
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      { ...bulkHeader, fields: [...bulkHeader.fields, statedTotal] },
      {
        name: 'payment',
        label: 'Credit transfer',
        fields: [
          amount,
          debtorName,
          debtorAgent,
          debtorIban,
          creditorName,
          creditorAgent,
          wrongIban,
          remittance,
          endToEndId,
          transactionId,
        ],
      },
    ],
    body: creditTransferBody({ group: 'own', total: '{{statedTotal}}', transaction: typicalTransaction() }),
  },
};
