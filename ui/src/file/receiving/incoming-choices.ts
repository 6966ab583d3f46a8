import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { isDirectDebit } from '@clearbench/contracts/sim-env/scheme';
import type { IncomingKind } from '@clearbench/contracts/transfer/incoming';
import { kindsAboutReceived } from '@clearbench/contracts/transfer/kinds-about-received';

type File = Pick<VipFileSummary, 'direction' | 'messageType' | 'origin'>;

/** What the other bank can send about a file: its payments, or a message about a received one. */
export const incomingChoices = (
  { direction, messageType = '', origin }: File,
  scheme: Scheme,
): readonly IncomingKind[] => {
  if (direction === 'TS')
    return messageType.startsWith(isDirectDebit(scheme) ? 'pacs.003' : 'pacs.008') ? ['payment'] : [];
  if (origin !== 'engine') return [];
  return kindsAboutReceived[scheme][messageType.slice(0, 8)] ?? [];
};
