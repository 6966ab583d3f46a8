import type { LayoutField } from '@clearbench/contracts/template/layout';
import { type Original, originalPartiesSection } from './original-fields.ts';
import { statusRequestBody } from './status-request-body.ts';
import { instRequest, requestedOriginal, statusRequestHeader } from './status-request-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

const original: Original = { entry: 'TxInf', side: 'debtor', settledDaysAgo: 0 };

const originalAcceptance: LayoutField = {
  name: 'originalAcceptance',
  label: 'Original acceptance time',
  kind: 'dateTime',
  required: false,
  element: 'TxInf/AccptncDtTm',
  help: 'AccptncDtTm of the original payment, to the millisecond as it stands there.',
};

const requested = requestedOriginal(original);

export const instStatusRequest: BuiltInTemplateSource = {
  templateName: 'inst-status-request',
  content: {
    title: 'Status request for an instant payment',
    description:
      'Asks what became of an instant payment after the time limit. Cents .41 or SIM:TMOUT in a payment let it run into the limit.',
    group: 'Returns and recalls',
    messageType: 'pacs.028.001.03',
    scheme: 'inst',
    rbVersions: ['2025', '2023'],
    sections: [
      statusRequestHeader,
      instRequest,
      { ...requested, fields: [...requested.fields, originalAcceptance] },
      originalPartiesSection(original),
    ],
    body: statusRequestBody('inst'),
  },
};
