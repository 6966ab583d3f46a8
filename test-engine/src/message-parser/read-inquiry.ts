import { isoDateIn } from '@clearbench/calendars/iso-date';
import { type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import type { RTransaction } from './parsed-message.ts';
import { readRTransaction } from './read-r-transaction.ts';

/** Elements of an inquiry: its case, its payment, the requested date, and its text. */
export const inquirySelect = [
  'ClmNonRct/Case',
  'ReqToModfyPmt/Case',
  'Undrlyg/IntrBk',
  'ReqToModfyPmt/Mod',
  'InstrForAssgne',
] as const;

/** The parsed parts of an inquiry; its case comes before its payment, all other parts after it. */
type Reading = { caseId: string | undefined; rTransactions: RTransaction[] };

/** Reads an element of `inquirySelect`. */
export const readInquiry = (reading: Reading, node: MessageNode): void => {
  const { rTransactions, caseId } = reading;
  const nowhere = { messageId: undefined, messageName: undefined };
  if (node.name === 'Case') reading.caseId = textAt(node, 'Id');
  else if (node.name === 'IntrBk')
    rTransactions.push({ ...readRTransaction(node, rTransactions.length + 1, nowhere), ownId: caseId });
  else if (node.name === 'Mod') {
    const requestedDate = isoDateIn(textAt(node, 'IntrBkSttlmDt'));
    reading.rTransactions = rTransactions.map((one) => ({ ...one, requestedDate }));
  } else reading.rTransactions = rTransactions.map((one) => ({ ...one, note: textAt(node, 'InstrInf') }));
};
