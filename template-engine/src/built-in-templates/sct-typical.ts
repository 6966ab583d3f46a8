import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { bulkHeader } from './group-header-fields.ts';
import { paymentFields } from './payment-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctTypical: BuiltInTemplateSource = {
  templateName: 'sct-typical',
  content: {
    title: 'Credit transfer, typical',
    description: 'One or a few SEPA credit transfers with remittance information, as most banks send them.',
    group: 'Credit transfers',
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      bulkHeader,
      {
        name: 'transactions',
        label: 'Credit transfers',
        help: 'Add as many as you need; what you leave out is made up.',
        repeat: { min: 1, max: 20, generated: true },
        fields: paymentFields,
      },
    ],
    body: creditTransferBody({ group: 'transactions', transaction: typicalTransaction() }),
  },
};
