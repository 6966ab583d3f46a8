import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/validation/message-node';
import { isoDateIn } from '@clearbench/validation/rules/iso-date';
import type { CreditTransfer, Party } from './order.ts';
import { bicAt, moneyAt } from './read-values.ts';

const readParty = (node: MessageNode, role: 'Dbtr' | 'Cdtr'): Party => ({
  name: textAt(node, role, 'Nm'),
  iban: textAt(node, `${role}Acct`, 'Id', 'IBAN'),
  bic: bicAt(node, `${role}Agt`),
});

const freeText = (node: MessageNode): string | undefined => {
  const lines = childrenNamed(descend(node, 'RmtInf'), 'Ustrd').map(({ text }) => text);
  return lines.length === 0 ? undefined : lines.join(' ');
};

/** CdtTrfTxInf of a pacs.008. */
export const readCreditTransfer = (
  node: MessageNode,
  position: number,
  bulkDate: string | undefined,
): CreditTransfer => ({
  position,
  instructionId: textAt(node, 'PmtId', 'InstrId'),
  endToEndId: textAt(node, 'PmtId', 'EndToEndId'),
  transactionId: textAt(node, 'PmtId', 'TxId'),
  uetr: textAt(node, 'PmtId', 'UETR'),
  amount: moneyAt(node, 'IntrBkSttlmAmt'),
  settlementDate: isoDateIn(textAt(node, 'IntrBkSttlmDt')) ?? bulkDate,
  acceptedAt: textAt(node, 'AccptncDtTm'),
  debtor: readParty(node, 'Dbtr'),
  creditor: readParty(node, 'Cdtr'),
  instructing: bicAt(node, 'InstgAgt'),
  instructed: bicAt(node, 'InstdAgt'),
  remittance: freeText(node),
  creditorReference: textAt(node, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
});
