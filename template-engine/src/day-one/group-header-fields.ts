import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';

export const messageId: LayoutField = {
  name: 'messageId',
  label: 'Message identification',
  kind: 'text',
  required: true,
  maxLength: 35,
  element: 'GrpHdr/MsgId',
  help: 'Unique for the sender. Sending the same one twice is answered as a duplicate.',
  default: { from: 'reference', prefix: 'MSG' },
};

export const createdAt: LayoutField = {
  name: 'createdAt',
  label: 'Created at',
  kind: 'dateTime',
  required: true,
  element: 'GrpHdr/CreDtTm',
  default: { from: 'now' },
};

export const settlementDate: LayoutField = {
  name: 'settlementDate',
  label: 'Settlement date',
  kind: 'date',
  required: true,
  element: 'GrpHdr/IntrBkSttlmDt',
  help: 'A TARGET day; the next one is proposed.',
  default: { from: 'targetDay', plus: 1 },
};

export const instructingAgent: LayoutField = {
  name: 'instructingAgent',
  label: 'Instructing agent (BIC)',
  kind: 'bic',
  required: true,
  element: 'GrpHdr/InstgAgt/FinInstnId/BICFI',
  help: 'Who sends the message: your own BIC where your profile names one.',
  default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
};

/** The header of every bulk of credit transfers. */
export const bulkHeader: LayoutSection = {
  name: 'header',
  label: 'Group header',
  fields: [messageId, createdAt, settlementDate, instructingAgent],
};
