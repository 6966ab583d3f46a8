import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { amountField } from './field.ts';
import { bulkHeader } from './group-header-fields.ts';
import { amount, endToEndId, parties, remittance, transactionId } from './payment-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const element = 'CdtTrfTxInf/IntrBkSttlmAmt';

const range: LayoutSection = {
  name: 'range',
  label: 'Amounts',
  help: 'Every amount is rolled between these two: in whole euros if both are whole, otherwise to the cent, and then some will end in cents that script an answer.',
  fields: [
    { ...amountField('smallestAmount', 'Smallest amount (EUR)', element), default: { from: 'literal', value: '1.00' } },
    {
      ...amountField('largestAmount', 'Largest amount (EUR)', element),
      default: { from: 'literal', value: '5000.00' },
    },
  ],
};

const rolledAmount: LayoutField = {
  ...amount,
  default: { from: 'randomAmount', min: 'smallestAmount', max: 'largestAmount' },
};

export const sctBulk: BuiltInTemplateSource = {
  templateName: 'sct-bulk',
  content: {
    title: 'Credit transfers, bulk',
    description: 'From ten to ten thousand SEPA credit transfers in one bulk, made up from a range of amounts.',
    group: 'Credit transfers',
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      bulkHeader,
      range,
      {
        name: 'transactions',
        label: 'Credit transfers',
        help: 'Say how many; all of them are made up, but for those you fill in yourself.',
        repeat: { min: 10, max: 10_000, generated: true },
        fields: [rolledAmount, ...parties, remittance, endToEndId, transactionId],
      },
    ],
    body: creditTransferBody({ group: 'transactions', transaction: typicalTransaction() }),
  },
};
