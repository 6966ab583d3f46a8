import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import {
  memoryKey,
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import type { Counterpart, EarlierMessage } from '@clearbench/test-engine/clearing-input';
import type { CommandContext } from '../command-context.ts';
import { senderBicOf } from './sender-of.ts';

/** A message of the clearing: an answer, or one of the messages of an answer file. */
type Message = { readonly messageId?: string; readonly sha256: string; readonly sourceMessageId?: string };

type Answer = TransferDocument['answers'][number];

const messagesOf = ({ messages, messageId, sha256, sourceMessageId }: PlannedAnswer): readonly Message[] =>
  messages ?? [
    { sha256, ...(messageId === undefined ? {} : { messageId }), ...(sourceMessageId ? { sourceMessageId } : {}) },
  ];

const answerWith = ({ answers }: TransferDocument, messageId: string): Answer | undefined =>
  answers.find((answer) => messagesOf(answer).some((one) => one.messageId === messageId));

/** What another tester received of a message that a tester sent; what will not be delivered is left out. */
const receivedBy = (
  { contents }: CommandContext,
  { answers }: TransferDocument,
  sentMessageId: string,
): Promise<readonly Counterpart[]> => {
  const messages = answers.flatMap((answer) => {
    const { recipient, dropped, dueAt } = answer;
    if (recipient === undefined || dropped !== undefined) return [];
    return messagesOf(answer)
      .filter(({ sourceMessageId }) => sourceMessageId === sentMessageId)
      .map(({ sha256 }) => ({ sha256, recipient, dueAt }));
  });
  return Promise.all(
    messages.map(async ({ sha256, recipient, dueAt }) => ({
      bytes: await contents.get(sha256),
      recipient,
      bic: recipient.bic ?? '',
      dueAt,
    })),
  );
};

/** The message that a tester sent, of which the clearing delivered this one. */
const sentFor = async (
  context: CommandContext,
  { environmentId, memory, requestedBy, transferId }: TransferDocument,
  sourceMessageId: string,
): Promise<readonly Counterpart[]> => {
  const key = seenMessageId(memoryKey(environmentId, memory), sourceMessageId);
  const sent = await context.views.get(seenMessageView, key);
  if (sent === undefined || sent.transferId !== transferId) return [];
  const bytes = await context.contents.get(sent.sha256);
  return [{ bytes, recipient: { userId: requestedBy }, bic: await senderBicOf(context, requestedBy) }];
};

/** The messages with the same transactions that other testers sent or received; R-messages are forwarded to them. */
export const counterpartsOf = async (
  context: CommandContext,
  { own, messageId, transferId, sourceMessageId }: SeenMessageDocument,
): Promise<Pick<EarlierMessage, 'counterparts' | 'deliveredTo'>> => {
  if (own && sourceMessageId === undefined) return {};
  const transfer = await context.views.get(transferView, transferId);
  if (transfer === undefined) return {};
  if (!own) return { counterparts: await receivedBy(context, transfer, messageId) };
  const counterparts = await sentFor(context, transfer, sourceMessageId ?? '');
  const recipient = answerWith(transfer, messageId)?.recipient;
  return { counterparts, ...(recipient === undefined ? {} : { deliveredTo: recipient }) };
};
