import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Conversation } from '@clearbench/contracts/transfer/conversation';
import {
  memoryKey,
  rejectedReferencesView,
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  sentMessageView,
  type TransferDocument,
  transferView,
} from '@clearbench/contracts/transfer/views';
import {
  conversationMessages,
  idsInVerdict,
  messageIdsOf,
} from '@clearbench/projections/transfer/conversation-messages';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { QueryContext } from '../query-context.ts';
import { messagesAboutPayment } from './messages-about-payment.ts';

/** Files that a conversation follows, and messages that it lists. */
const mostFiles = 200;
const mostMessages = 200;

const transfersOf = async (views: ReadModels, fileId: string): Promise<readonly TransferDocument[]> => {
  const where = [{ field: 'fileId', is: fileId }];
  const sort = { field: 'requestedAt', direction: 'ascending' } as const;
  return (await views.find(transferView, { where, sort, limit: mostMessages })).items;
};

/** The ids of the messages in a transfer: of the file that was sent, and of its answers. */
const messageIdsIn = (transfer: TransferDocument): readonly string[] => [
  ...idsInVerdict(transfer),
  ...transfer.answers.flatMap(messageIdsOf),
];

/** The file that was sent with a message, or for whose transfer the clearing sent the message. */
const sentFileOf = async (views: ReadModels, { own, fileId, transferId }: SeenMessageDocument) =>
  own ? (await views.get(transferView, transferId))?.fileId : fileId;

/** Files that belong to a transfer: those that refer to its messages, and those to which it refers. */
const relatedFiles = async (views: ReadModels, transfer: TransferDocument): Promise<readonly string[]> => {
  const memory = memoryKey(transfer.environmentId, transfer.memory);
  const seen = async (id: string): Promise<SeenMessageDocument | undefined> => {
    const key = seenMessageId(memory, id);
    return (await views.get(seenMessageView, key)) ?? (await views.get(sentMessageView, key));
  };
  const ids = messageIdsIn(transfer);
  const own = await Promise.all(ids.map(seen));
  const rejected = await Promise.all(ids.map((id) => views.get(rejectedReferencesView, seenMessageId(memory, id))));
  const referring = [
    ...own.flatMap((message) => (message?.referredBy ?? []).map(({ fileId }) => fileId)),
    ...rejected.flatMap((document) => document?.fileIds ?? []),
  ];
  const originals = await Promise.all((transfer.refersTo ?? []).map(seen));
  const files = await Promise.all(
    originals.flatMap((message) => (message === undefined ? [] : [sentFileOf(views, message)])),
  );
  return [...referring, ...files.filter((fileId) => fileId !== undefined)];
};

/**
 * The conversation of a file: its transfers, and those of all files that are related to it in one or several steps; or
 * only the messages about a payment.
 */
export const readConversation = async (
  { views, contents }: Pick<QueryContext, 'views' | 'contents'>,
  file: VipFileSummary,
  payment?: string,
): Promise<Conversation> => {
  const { fileId, causedByFileId, envId, environmentToken, rbVersion } = file;
  const waiting = [causedByFileId ?? fileId];
  const known = new Set(waiting);
  const transfers: TransferDocument[] = [];
  for (let next = waiting.shift(); next !== undefined && known.size <= mostFiles; next = waiting.shift()) {
    const found = await transfersOf(views, next);
    transfers.push(...found);
    for (const related of (await Promise.all(found.map((transfer) => relatedFiles(views, transfer)))).flat())
      if (!known.has(related)) {
        known.add(related);
        waiting.push(related);
      }
  }
  const all = conversationMessages(transfers);
  const { messages, isCut } =
    payment === undefined
      ? { messages: all, isCut: false }
      : await messagesAboutPayment({ contents }, transfers, all, payment);
  return {
    environmentToken,
    rbVersion,
    cutOff: (await views.get(simEnvView, envId))?.clearing.cutOff ?? '',
    messages: messages.slice(0, mostMessages),
    isCut: isCut || waiting.length > 0 || messages.length > mostMessages,
  };
};
