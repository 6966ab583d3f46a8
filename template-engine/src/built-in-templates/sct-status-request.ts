import { type Original, originalPartiesSection } from './original-fields.ts';
import { statusRequestBody } from './status-request-body.ts';
import { requestedOriginal, sctRequest, statusRequestHeader } from './status-request-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

/** The other bank has fifteen business days to answer a recall, and ten to answer an inquiry. */
const original: Original = { entry: 'TxInf', side: 'debtor', settledDaysAgo: 20 };

export const sctStatusRequest: BuiltInTemplateSource = {
  templateName: 'sct-status-request',
  content: {
    title: 'Status request',
    description:
      'Asks again about a recall or an inquiry nobody answered, or about the status of a payment. SIM:SILENT in the text of a recall or an inquiry keeps its answer away.',
    group: 'Returns and recalls',
    messageType: 'pacs.028.001.03',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: [statusRequestHeader, sctRequest, requestedOriginal(original), originalPartiesSection(original)],
    body: statusRequestBody('sct'),
  },
};
