import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { bicField, dateField, textField } from './field.ts';

export const messageId: LayoutField = {
  ...textField('messageId', 'Message identification', 'GrpHdr/MsgId', 35),
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

const settlementDate: LayoutField = {
  ...dateField('settlementDate', 'Settlement date', 'GrpHdr/IntrBkSttlmDt'),
  help: 'A TARGET day; the next one is proposed.',
  default: { from: 'targetDay', plus: 1 },
};

const settlementDateToday: LayoutField = {
  ...dateField('settlementDate', 'Settlement date', 'GrpHdr/IntrBkSttlmDt'),
  help: 'Instant payments settle on the calendar day they are sent, holiday or not.',
  default: { from: 'today' },
};

export const instructingAgent: LayoutField = {
  ...bicField('instructingAgent', 'Instructing agent (BIC)', 'GrpHdr/InstgAgt/FinInstnId/BICFI'),
  help: 'Who sends the message: your own BIC where your profile names one.',
  default: { from: 'profileBic', otherwise: 'ZYAADEF0XXX' },
};

/** The header of every bulk of credit transfers. */
export const bulkHeader: LayoutSection = {
  name: 'header',
  label: 'Group header',
  fields: [messageId, createdAt, settlementDate, instructingAgent],
};

/** The same for an instant payment. */
export const instantHeader: LayoutSection = {
  ...bulkHeader,
  fields: [messageId, createdAt, settlementDateToday, instructingAgent],
};
