import { type TransferDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { EarlierMessage } from '@clearbench/test-engine/clear-file';
import type { CommandContext } from '../command-context.ts';
import { counterpartsOf } from './counterparts.ts';
import type { Original } from './originals.ts';
import { confirmationOf } from './participant-answer.ts';
import { scenarioOfTransfer } from './scenario-of-transfer.ts';

/** What only a message of a tester has: an instant payment has settled with its answer; for others the transfer says it. */
const ofSentMessage = async (
  context: CommandContext,
  transfer: Parameters<typeof confirmationOf>[0],
): Promise<Partial<EarlierMessage>> => {
  const scenario = await scenarioOfTransfer(context, transfer);
  return {
    isSettled: transfer.history.some(({ state }) => state === 'settled'),
    holders: transfer.holders,
    ...(scenario ? { scenario } : {}),
  };
};

/** Most messages of a conversation among which a status request is looked up. */
const mostOfConversation = 100;

/** Whether the other bank requested the status of a message: its request belongs to the same conversation. */
const isStatusRequested = async (
  { views }: Pick<CommandContext, 'views'>,
  { fileId, memory }: TransferDocument,
  messageId: string,
): Promise<boolean> => {
  const { items } = await views.find(transferView, {
    where: [{ field: 'fileId', is: fileId }],
    sort: { field: 'requestedAt', direction: 'descending' },
    limit: mostOfConversation,
  });
  return items.some(
    (one) =>
      one.incoming?.kind === 'statusRequest' &&
      one.memory === memory &&
      one.refersTo?.includes(messageId) === true &&
      one.answers.some(({ releasedAt }) => releasedAt !== undefined),
  );
};

/**
 * Until when the tester answers a requested instant payment, and the answer in time where the other bank requested the
 * status later; nothing for other messages of the clearing.
 */
const answerUntilOf = async (
  context: Pick<CommandContext, 'views'>,
  { own, transferId, messageId }: Original['seen'],
): Promise<Pick<EarlierMessage, 'answerUntil' | 'statusRequest'>> => {
  const transfer = own ? await context.views.get(transferView, transferId) : undefined;
  const answer = transfer?.answers.find((one) => one.messageId === messageId);
  if (transfer === undefined || answer?.timeOut === undefined) return {};
  const { timeOut, confirmation } = answer;
  if (!(await isStatusRequested(context, transfer, messageId))) return { answerUntil: timeOut.at };
  return { answerUntil: timeOut.at, statusRequest: { answered: confirmation?.status } };
};

/** The original of a message, with everything that the engine compares. */
export const originalForClearing = async (
  context: CommandContext,
  { bytes, seen }: Original,
): Promise<EarlierMessage> => {
  const { messageType, own, transferId, sourceMessageId } = seen;
  const isWithTransfer = !own || sourceMessageId !== undefined;
  const transfer = isWithTransfer ? await context.views.get(transferView, transferId) : undefined;
  return {
    bytes,
    messageType,
    timesOutAt: transfer?.timeOut?.at,
    ...(await answerUntilOf(context, seen)),
    confirmation: transfer && confirmationOf(transfer),
    ...(transfer && !own ? await ofSentMessage(context, transfer) : {}),
    ...(await counterpartsOf(context, seen)),
  };
};
