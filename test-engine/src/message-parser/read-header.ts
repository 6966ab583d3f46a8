import { isoDateIn } from '@clearbench/calendars/iso-date';
import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { furtherPaymentType } from './further-elements.ts';
import type { MessageHeader, Money } from './parsed-message.ts';
import { bicAt, codeAt, moneyAt } from './read-values.ts';

export const emptyHeader: MessageHeader = {
  messageId: undefined,
  createdAt: undefined,
  count: undefined,
  sums: [],
  settlementDate: undefined,
  systemCode: undefined,
  localInstrument: undefined,
  instructing: undefined,
  instructed: undefined,
};

const present = (sums: readonly (Money | undefined)[]): readonly Money[] => sums.filter((sum) => sum !== undefined);

/** GrpHdr of the pacs messages. */
export const readGroupHeader = (node: MessageNode): MessageHeader => ({
  messageId: textAt(node, 'MsgId'),
  createdAt: textAt(node, 'CreDtTm'),
  count: textAt(node, 'NbOfTxs'),
  sums: present([
    moneyAt(node, 'TtlIntrBkSttlmAmt'),
    moneyAt(node, 'TtlRtrdIntrBkSttlmAmt'),
    moneyAt(node, 'TtlRvsdIntrBkSttlmAmt'),
    moneyAt(node, 'CtrlSum'),
  ]),
  settlementDate: isoDateIn(textAt(node, 'IntrBkSttlmDt')),
  systemCode: textAt(node, 'SttlmInf', 'ClrSys', 'Prtry'),
  localInstrument: codeAt(node, 'PmtTpInf', 'LclInstrm'),
  paymentType: furtherPaymentType(node),
  instructing: bicAt(node, 'InstgAgt'),
  instructed: bicAt(node, 'InstdAgt'),
});

/** Assgnmt of the camt messages: its id is the message id. */
export const readAssignment = (node: MessageNode): MessageHeader => ({
  ...emptyHeader,
  messageId: textAt(node, 'Id'),
  createdAt: textAt(node, 'CreDtTm'),
  instructing: bicAt(node, 'Assgnr', 'Agt'),
  instructed: bicAt(node, 'Assgne', 'Agt'),
});

export const withControlData = (header: MessageHeader, node: MessageNode): MessageHeader => ({
  ...header,
  count: textAt(node, 'NbOfTxs'),
  sums: present([moneyAt(node, 'CtrlSum')]),
});
