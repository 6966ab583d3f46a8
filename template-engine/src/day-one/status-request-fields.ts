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

const originalMessage = choosable('originalMessage', 'Asks about', 'TxInf/OrgnlGrpInf/OrgnlMsgNmId', {
  'camt.056': 'a recall that was not answered',
  'pacs.008': 'a payment whose status is unknown',
});

export const requestSection = (asksAbout: 'camt.056' | 'pacs.008'): LayoutSection => ({
  name: 'request',
  label: 'Status request',
  fields: [
    {
      ...chosen(originalMessage, asksAbout),
      help: 'The original message identification below is that of the recall or of the credit transfer accordingly.',
    },
    statusRequestId,
  ],
});

const elsewhere: Readonly<Record<string, string>> = {
  'TxInf/OrgnlIntrBkSttlmAmt': 'TxInf/OrgnlTxRef/IntrBkSttlmAmt',
  'TxInf/OrgnlIntrBkSttlmDt': 'TxInf/OrgnlTxRef/IntrBkSttlmDt',
};

/** Which payment is meant; a status request has amount and date in the reference to the original alone. */
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
