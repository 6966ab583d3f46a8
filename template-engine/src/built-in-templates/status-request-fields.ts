import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { choosable, chosen, textField } from './field.ts';
import { createdAt, instructingAgent, messageId } from './group-header-fields.ts';
import { type Original, originalSection } from './original-fields.ts';

export const statusRequestHeader: LayoutSection = {
  name: 'header',
  label: 'Group header',
  fields: [messageId, createdAt, instructingAgent],
};

const statusRequestId: LayoutField = {
  ...textField('statusRequestId', 'Status request identification', 'TxInf/StsReqId', 35),
  required: false,
  help: 'Of the asking bank, used once. Left empty, a fresh one is made up.',
  default: { from: 'reference', prefix: 'STSREQ' },
};

const originalMessage = (choices: Readonly<Record<string, string>>): LayoutField =>
  choosable('originalMessage', 'Asks about', 'TxInf/OrgnlGrpInf/OrgnlMsgNmId', choices);

const recalled = { 'camt.056': 'a recall that was not answered' };
const paid = { 'pacs.008': 'a payment whose status is unknown' };
const inquired = {
  'camt.027': 'a claim of non-receipt that was not answered',
  'camt.087': 'a claim of a value date that was not answered',
};

const requestSection = (asksAbout: LayoutField): LayoutSection => ({
  name: 'request',
  label: 'Status request',
  fields: [asksAbout, statusRequestId],
});

export const sctRequest = requestSection({
  ...chosen(originalMessage({ ...recalled, ...inquired, ...paid }), 'camt.056'),
  help: 'The original message identification below is that of the recall, of the inquiry or of the credit transfer accordingly.',
});

/** Instant payments have no inquiries. */
export const instRequest = requestSection({
  ...chosen(originalMessage({ ...recalled, ...paid }), 'pacs.008'),
  help: 'The original message identification below is that of the recall or of the credit transfer accordingly.',
});

const elsewhere: Readonly<Record<string, string>> = {
  'TxInf/OrgnlIntrBkSttlmAmt': 'TxInf/OrgnlTxRef/IntrBkSttlmAmt',
  'TxInf/OrgnlIntrBkSttlmDt': 'TxInf/OrgnlTxRef/IntrBkSttlmDt',
};

/** The original payment; a status request has amount and date only in the reference to the original. */
export const requestedOriginal = (original: Original): LayoutSection => {
  const section = originalSection(original);
  return {
    ...section,
    fields: section.fields.map((field) => ({
      ...field,
      element: elsewhere[field.element ?? ''] ?? field.element ?? '',
    })),
  };
};
