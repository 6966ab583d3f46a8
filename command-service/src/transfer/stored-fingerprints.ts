import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import { readFingerprints } from '@clearbench/iso20022/message-history/fingerprints';
import type { CommandContext } from '../command-context.ts';

type StoredFingerprints = Pick<
  Extract<TransferCommand, { type: 'ClearTransfer' }>['data'],
  'fingerprints' | 'fingerprintsSha256'
>;

/** Longer lists are stored as contents and not in the event. */
const few = 32;

/**
 * Stores the fingerprints of a bulk's accepted payments, for comparison with later ones; rejected payments may be sent
 * again.
 */
export const storedFingerprints = async (
  { textWorkers, contents }: CommandContext,
  bytes: Uint8Array,
  { groupStatus, messageType }: Pick<ClearingVerdict, 'groupStatus' | 'messageType'>,
  rejectedTransactionIds?: readonly string[],
): Promise<StoredFingerprints> => {
  if (groupStatus === 'RJCT' || !/^pacs\.00[389]/.test(messageType ?? '')) return {};
  const written = await textWorkers.fingerprints(bytes, rejectedTransactionIds);
  const prints = readFingerprints(written);
  if (prints.length <= few) return { fingerprints: [...prints] };
  return { fingerprintsSha256: (await contents.put(written)).sha256 };
};
