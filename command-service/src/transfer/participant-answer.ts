import {
  memoryKey,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { Confirmation, ParticipantAnswer } from '@clearbench/test-engine/clearing-input';
import type { CommandContext } from '../command-context.ts';

/** The delivery of an instant payment to a participant. */
const deliveryOf = ({ timeOut, answers }: TransferDocument) =>
  timeOut && answers.find(({ recipient, sourceMessageId }) => recipient !== undefined && sourceMessageId !== undefined);

/** Whether an instant payment to a participant was confirmed; undefined for other payments. */
export const confirmationOf = (transfer: TransferDocument): Confirmation | undefined => {
  const { awaits, verdict } = transfer;
  if (awaits !== undefined) return 'awaited';
  if (verdict === undefined || deliveryOf(transfer) === undefined) return undefined;
  if (verdict.groupStatus !== 'RJCT') return 'accepted';
  return { rejectedWith: String(verdict.reasons[0]?.params.code ?? '') };
};

/** The accepted answer of the participant to an instant payment. */
export const participantAnswerTo = async (
  { views, contents }: CommandContext,
  transferId: string,
): Promise<{ participantAnswer?: ParticipantAnswer }> => {
  const transfer = await views.get(transferView, transferId);
  const delivered = transfer && deliveryOf(transfer)?.messageId;
  if (transfer === undefined || delivered === undefined) return {};
  const key = seenMessageId(memoryKey(transfer.environmentId, transfer.memory), delivered);
  const { referredBy = [] } = (await views.get(seenMessageView, key)) ?? {};
  const by = referredBy.find(({ messageType }) => messageType.startsWith('pacs.002.'));
  const answering = by && (await views.get(transferView, by.transferId));
  if (by === undefined || answering === undefined) return {};
  return { participantAnswer: { bytes: await contents.get(answering.sha256), at: by.at } };
};

/**
 * Whether a participant answered in time, and the payment has no verdict yet: the process ended in between. The reaction is
 * repeated and confirms the payment, so its time-out does not take place.
 */
export const isConfirmationPending = async (
  context: CommandContext,
  { awaits, transferId }: TransferDocument,
): Promise<boolean> =>
  awaits !== undefined && (await participantAnswerTo(context, transferId)).participantAnswer !== undefined;
