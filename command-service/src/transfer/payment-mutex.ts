import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { memoryKey, seenMessageId, seenMessageView } from '@clearbench/contracts/transfer/views';
import type { CommandContext } from '../command-context.ts';
import { withinLimits } from './clear-within-limits.ts';
import { answerMutex } from './release-due.ts';

type Sent = Extract<TransferEvent, { type: 'TransferRequested' }>['data'];

/** The transfer of the payment that a participant confirms. */
const confirmedTransfer = async (
  { views, contents, textWorkers }: CommandContext,
  { environmentId, memory, messageType = '', sha256 }: Sent,
): Promise<string | undefined> => {
  if (!messageType.startsWith('pacs.002.')) return undefined;
  const [id] = await withinLimits(
    async () => textWorkers.referencedMessageIds(await contents.get(sha256)),
    () => [],
  );
  const seen = id && (await views.get(seenMessageView, seenMessageId(memoryKey(environmentId, memory), id)));
  return seen && seen.sourceMessageId !== undefined ? seen.transferId : undefined;
};

/**
 * Runs the clearing of a file; the time-out of a payment that the file confirms does not take place at the same time, so that
 * the payment has one verdict.
 */
export const besideTimeOut = async <T>(context: CommandContext, sent: Sent, work: () => Promise<T>): Promise<T> => {
  const transferId = await confirmedTransfer(context, sent);
  return transferId === undefined ? work() : answerMutex(transferId, work);
};
