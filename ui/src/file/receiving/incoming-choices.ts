import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';

type File = Pick<VipFileSummary, 'direction' | 'messageType' | 'origin'>;

/** What the other bank can send about a file: its payments, or the recall or reversal of a received message. */
export const incomingChoices = (
  { direction, messageType = '', origin }: File,
  scheme: Scheme,
): readonly IncomingKind[] => {
  if (!messageType.startsWith(isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008')) return [];
  if (direction === 'TS') return ['payment'];
  if (origin !== 'engine') return [];
  return isDirectDebit(scheme) ? ['recall', 'reversal'] : ['recall'];
};
