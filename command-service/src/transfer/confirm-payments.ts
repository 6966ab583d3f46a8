import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import {
  dueView,
  memoryKey,
  plannedAnswerView,
  seenMessageId,
  seenMessageView,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { CommandContext } from '../command-context.ts';
import { recordedByCommand } from './recorded-by-command.ts';
import { transferDecider, transferStream } from './transfer-decider.ts';

/** The transfer of the answer, and the real time and metadata of its command. */
type Cause = { readonly by: string; readonly at: string; readonly metadata: CommandMetadata };

/** Ends the wait for the answers to instant payments that a tester received and has answered in time. */
export const confirmPayments = async (
  context: CommandContext,
  events: readonly TransferEvent[],
  { by, at, metadata: caused }: Cause,
): Promise<void> => {
  for (const { type, data } of events) {
    if (type !== 'MessageReferenced' || data.status === undefined) continue;
    const { environmentId, memory, originalMessageId: messageId, status } = data;
    const seen = await context.views.get(seenMessageView, seenMessageId(memoryKey(environmentId, memory), messageId));
    if (seen === undefined) continue;
    const { transferId } = seen;
    const metadata = { ...caused, commandId: `${caused.commandId}|confirm|${messageId}` };
    if (await recordedByCommand(context.log, transferId, metadata.commandId)) continue;
    const command = {
      type: 'ConfirmPayment',
      data: { transferId, messageId, causedByTransferId: by, status },
      at,
    } as const;
    const { position } = await context.handle(transferDecider, transferStream(transferId), command, metadata);
    await context.views.reached(position, [dueView, plannedAnswerView, transferView]);
  }
};
