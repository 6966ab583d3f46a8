import type { ClearingVerdict } from '@clearbench/contracts/transfer/clearing';
import type { TransferCommand } from '@clearbench/contracts/transfer/commands';
import type { CommandContext } from '../command-context.ts';
import { withoutOriginal } from './lacks-original.ts';

type Clearing = Extract<TransferCommand, { type: 'ClearTransfer' }>['data'];
type Accepted = Pick<Clearing, 'acceptedReferences' | 'bulks'>;

/** Most recorded references of one file. */
const mostReferences = 10;

/**
 * Ids of the earlier messages to which a file refers, without those to which the clearing accepted a reference: it
 * rejected the file, or it did not accept the original.
 */
export const rejectedReferencesOf = async (
  { textWorkers }: Pick<CommandContext, 'textWorkers'>,
  bytes: Uint8Array,
  { messageType = '' }: ClearingVerdict,
  { acceptedReferences = [], bulks = [] }: Accepted,
): Promise<string[]> => {
  if (bytes.length === 0 || withoutOriginal.some((type) => messageType.startsWith(type))) return [];
  const references = [...acceptedReferences, ...bulks.flatMap((bulk) => bulk.acceptedReferences ?? [])];
  const accepted = new Set(references.map(({ originalMessageId }) => originalMessageId));
  const named = await textWorkers.referencedMessageIds(bytes);
  return named.filter((id) => !accepted.has(id)).slice(0, mostReferences);
};
