import { isoDateIn } from '@clearbench/calendars/iso-date';
import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { furtherElementsOf } from './further-elements.ts';
import type { Collection, MessageHeader, Party, Payment } from './parsed-message.ts';
import { bicAt, codeAt, moneyAt } from './read-values.ts';

const readParty = (node: MessageNode, role: 'Dbtr' | 'Cdtr'): Party => ({
  name: textAt(node, role, 'Nm'),
  iban: textAt(node, `${role}Acct`, 'Id', 'IBAN'),
  bic: bicAt(node, `${role}Agt`),
});

const freeText = (node: MessageNode): string | undefined => {
  const lines = childrenNamed(descend(node, 'RmtInf'), 'Ustrd').map(({ text }) => text);
  return lines.length === 0 ? undefined : lines.join(' ');
};

const readCollection = (node: MessageNode, bulkInstrument: string | undefined): Collection => {
  const debit = descend(node, 'DrctDbtTx');
  return {
    localInstrument: codeAt(node, 'PmtTpInf', 'LclInstrm') ?? bulkInstrument,
    sequence: textAt(node, 'PmtTpInf', 'SeqTp'),
    mandateId: textAt(debit, 'MndtRltdInf', 'MndtId'),
    signedOn: isoDateIn(textAt(debit, 'MndtRltdInf', 'DtOfSgntr')),
    creditorId: textAt(debit, 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id'),
  };
};

/** The common values of a bulk's payments. */
export type OfBulk = Pick<MessageHeader, 'settlementDate' | 'localInstrument' | 'paymentType'>;

/** CdtTrfTxInf of a pacs.008 or DrctDbtTxInf of a pacs.003. */
export const readPayment = (node: MessageNode, position: number, bulk: OfBulk): Payment => ({
  position,
  instructionId: textAt(node, 'PmtId', 'InstrId'),
  endToEndId: textAt(node, 'PmtId', 'EndToEndId'),
  transactionId: textAt(node, 'PmtId', 'TxId'),
  uetr: textAt(node, 'PmtId', 'UETR'),
  amount: moneyAt(node, 'IntrBkSttlmAmt'),
  settlementDate: isoDateIn(textAt(node, 'IntrBkSttlmDt')) ?? bulk.settlementDate,
  acceptedAt: textAt(node, 'AccptncDtTm'),
  debtor: readParty(node, 'Dbtr'),
  creditor: readParty(node, 'Cdtr'),
  instructing: bicAt(node, 'InstgAgt'),
  instructed: bicAt(node, 'InstdAgt'),
  remittance: freeText(node),
  purpose: codeAt(node, 'Purp'),
  further: furtherElementsOf(node, bulk.paymentType),
  ...(node.name === 'DrctDbtTxInf' ? { collection: readCollection(node, bulk.localInstrument) } : {}),
});
