import { transferView } from '@clearbench/contracts/transfer/views';
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

/** Until when the tester answers a requested instant payment; undefined for other messages of the clearing. */
const answerUntilOf = async ({ views }: CommandContext, { own, transferId, messageId }: Original['seen']) => {
  const transfer = own ? await views.get(transferView, transferId) : undefined;
  const answer = transfer?.answers.find((one) => one.messageId === messageId);
  return answer?.timeOut === undefined ? {} : { answerUntil: answer.timeOut.at };
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
