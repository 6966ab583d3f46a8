import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import { readFingerprints } from '@clearbench/validation/earlier/fingerprints';
import type { Workplace } from '../workplace.ts';

type Kept = Pick<Extract<TransferCommand, { type: 'ClearTransfer' }>['data'], 'fingerprints' | 'fingerprintsSha256'>;

/** More than these lie beside the log. */
const few = 32;

/** Keeps by which later payments are compared with those of a bulk that were taken in; what was turned away may come again. */
export const keptFingerprints = async (
  { bench, contents }: Workplace,
  bytes: Uint8Array,
  { groupStatus, messageType }: Pick<ClearingVerdict, 'groupStatus' | 'messageType'>,
  turnedAway?: readonly string[],
): Promise<Kept> => {
  if (groupStatus === 'RJCT' || !/^pacs\.00[389]/.test(messageType ?? '')) return {};
  const written = await bench.fingerprints(bytes, turnedAway);
  const prints = readFingerprints(written);
  if (prints.length <= few) return { fingerprints: [...prints] };
  return { fingerprintsSha256: (await contents.put(written)).sha256 };
};
