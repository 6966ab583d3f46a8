import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';

type File = Pick<VipFileSummary, 'direction' | 'messageType' | 'origin'>;

/** What the other bank can send about a received message, by scheme and message. */
const aboutReceived: Readonly<Record<Scheme, Readonly<Record<string, readonly IncomingKind[]>>>> = {
  sct: {
    'pacs.008': ['recall', 'nonReceiptClaim', 'valueDateClaim'],
    'camt.056': ['statusRequest'],
    'camt.027': ['statusRequest'],
    'camt.087': ['statusRequest'],
  },
  inst: { 'pacs.008': ['recall', 'statusRequest'], 'camt.056': ['statusRequest'] },
  core: { 'pacs.003': ['recall', 'reversal'] },
  b2b: { 'pacs.003': ['recall', 'reversal'] },
};

/** What the other bank can send about a file: its payments, or a message about a received one. */
export const incomingChoices = (
  { direction, messageType = '', origin }: File,
  scheme: Scheme,
): readonly IncomingKind[] => {
  if (direction === 'TS')
    return messageType.startsWith(isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008') ? ['payment'] : [];
  if (origin !== 'engine') return [];
  return aboutReceived[scheme][messageType.slice(0, 8)] ?? [];
};
