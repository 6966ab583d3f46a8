import { type MessageNode, textAt } from '@clearbench/validation/message-node';
import { isoDateIn } from '@clearbench/validation/rules/iso-date';
import type { Referral } from './order.ts';
import { readReferral } from './read-referral.ts';

/** Elements of an inquiry: its case, the payment it is about, the date wanted for that, and its text. */
export const inquirySelect = [
  'ClmNonRct/Case',
  'ReqToModfyPmt/Case',
  'Undrlyg/IntrBk',
  'ReqToModfyPmt/Mod',
  'InstrForAssgne',
] as const;

/** What is read of an inquiry so far; its case stands before its payment, all the rest behind. */
type Reading = { caseId: string | undefined; referrals: Referral[] };

/** Reads an element of `inquirySelect`. */
export const readInquiry = (reading: Reading, node: MessageNode): void => {
  const { referrals, caseId } = reading;
  const nowhere = { messageId: undefined, messageName: undefined };
  if (node.name === 'Case') reading.caseId = textAt(node, 'Id');
  else if (node.name === 'IntrBk')
    referrals.push({ ...readReferral(node, referrals.length + 1, nowhere), ownId: caseId });
  else if (node.name === 'Mod') {
    const requestedDate = isoDateIn(textAt(node, 'IntrBkSttlmDt'));
    reading.referrals = referrals.map((one) => ({ ...one, requestedDate }));
  } else reading.referrals = referrals.map((one) => ({ ...one, note: textAt(node, 'InstrInf') }));
};
