import type { LayoutField } from '@clearbench/contracts/template/layout';
import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { bulkHeader } from './group-header-fields.ts';
import { amount, endToEndId, parties, transactionId } from './payment-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const noReference: LayoutField = {
  ...endToEndId,
  required: true,
  help: 'NOTPROVIDED says that the originator gave no reference.',
  default: { from: 'literal', value: 'NOTPROVIDED' },
};

export const sctMinimal: BuiltInTemplateSource = {
  templateName: 'sct-minimal',
  content: {
    title: 'Credit transfer, minimal',
    description: 'One SEPA credit transfer with nothing but what the scheme demands.',
    group: 'Credit transfers',
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      bulkHeader,
      { name: 'payment', label: 'Credit transfer', fields: [amount, ...parties, noReference, transactionId] },
    ],
    body: creditTransferBody({ group: 'own', transaction: typicalTransaction() }),
  },
};
