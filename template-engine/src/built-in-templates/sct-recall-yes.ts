import { bulkHeader } from './group-header-fields.ts';
import { type Original, originalPartiesSection, originalSection } from './original-fields.ts';
import { reasonSection } from './reason-fields.ts';
import { returnBody } from './return-body.ts';
import { charges, returnedAmount, returnId } from './return-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'TxInf', side: 'creditor', settledDaysAgo: 3 };

export const sctRecallYes: BuiltInTemplateSource = {
  templateName: 'sct-recall-yes',
  content: {
    title: 'Positive answer to a recall',
    description:
      'Gives back a payment that was recalled, if need be less charges. Cents .31 or SIM:RCLL(DUPL) in a payment of yours get you a recall to answer.',
    group: 'Returns and recalls',
    messageType: 'pacs.004.001.09',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [
      bulkHeader,
      originalSection(original),
      {
        name: 'return',
        label: 'What is given back',
        fields: [
          { ...returnedAmount, help: 'The original amount, or what the charges leave of it.' },
          charges,
          returnId,
        ],
      },
      reasonSection({
        element: 'TxInf/RtrRsnInf',
        codes: { FOCR: 'follows a recall' },
        code: 'FOCR',
        help: 'Any other reason would make it a return.',
        note: {
          label: 'Recall answered',
          help: 'Cancellation identification (CxlId) of the recall.',
          default: { from: 'literal', value: 'RECALL-CXL-ID' },
        },
      }),
      originalPartiesSection(original),
    ],
    body: returnBody('sct'),
  },
};
