import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';

type File = Pick<VipFileSummary, 'direction' | 'messageType' | 'origin'>;

/** What the other bank can send about a file: its payments, or a message about a received one. */
export const incomingChoices = (
  { direction, messageType = '', origin }: File,
  scheme: Scheme,
): readonly IncomingKind[] => {
  if (!messageType.startsWith(isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008')) return [];
  if (direction === 'TS') return ['payment'];
  if (origin !== 'engine') return [];
  if (isDirectDebit(scheme)) return ['recall', 'reversal'];
  return scheme === 'sct' ? ['recall', 'nonReceiptClaim', 'valueDateClaim'] : ['recall'];
};
