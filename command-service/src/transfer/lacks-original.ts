import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { memoryKey, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { CommandContext } from '../command-context.ts';
import { withinLimits } from './clear-within-limits.ts';

type Requested = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];

/** Payments: they refer to no earlier message. */
export const withoutOriginal = ['pacs.008', 'pacs.003'];

/**
 * Whether a file refers to a message that the clearing of its environment does not know. The message may be in an earlier
 * file of another account that still waits. A file that reaches a limit here reaches it in the clearing, too.
 */
export const lacksOriginal = async (
  { views, contents, textWorkers }: Pick<CommandContext, 'views' | 'contents' | 'textWorkers'>,
  { environmentId, memory, messageType, sha256 }: Requested,
): Promise<boolean> => {
  if (withoutOriginal.some((type) => messageType?.startsWith(type))) return false;
  const ids = await withinLimits(
    async () => textWorkers.referencedMessageIds(await contents.get(sha256)),
    () => [],
  );
  const seen = await Promise.all(
    ids.map((id) => views.get(seenMessageView, seenMessageId(memoryKey(environmentId, memory), id))),
  );
  return seen.includes(undefined);
};
