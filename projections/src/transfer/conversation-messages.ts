import type { ConversationMessage, ConversationParty } from '@clearbench/contracts/transfer/conversation';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';

type Answer = TransferDocument['answers'][number];

/** File types with which the clearing reports on a file; docs/test-engine.md. */
const reportFiles = ['CVF', 'DVF', 'QVF', 'CCF', 'RSF', 'UDF'];

/** Whether a message is a status report of the clearing. */
export const isReport = (messageType: string): boolean =>
  messageType.startsWith('pacs.002') || reportFiles.includes(messageType);

/** The clearing sends status reports; all other messages come from the other bank. */
const senderOf = (messageType: string): ConversationParty => (isReport(messageType) ? 'clearing' : 'bank');

const codePattern = /^(?:[A-Z]{2}\d{2}|[A-Z]{4}|[AB]\d{2})$/;

/** The reason code in an answer or verdict. */
const codeIn = (params: Readonly<Record<string, string | number>>): string | undefined => {
  const { code } = params;
  return typeof code === 'string' && codePattern.test(code) ? code : undefined;
};

/** The reason code in an answer. */
export const codeOfAnswer = ({ reason }: Pick<Answer, 'reason'>): string | undefined => codeIn(reason.params);

/** The first reason code of a verdict that is not positive. */
export const codeOfVerdict = ({
  groupStatus,
  fileCode,
  bulkCode,
  reasons,
}: NonNullable<TransferDocument['verdict']>) => {
  if (groupStatus === 'ACCP') return undefined;
  const [first] = reasons;
  const own = first && (codeIn(first.params) ?? (codePattern.test(first.trigger) ? first.trigger : undefined));
  return own ?? (bulkCode === 'B00' ? fileCode : bulkCode);
};

export const messageIdsOf = ({ messageId, messages = [] }: Pick<Answer, 'messageId' | 'messages'>) =>
  messageId === undefined ? messages.map((message) => message.messageId) : [messageId];

export const idsInVerdict = ({ verdict }: TransferDocument): readonly string[] => [
  ...(verdict?.messageId === undefined ? [] : [verdict.messageId]),
  ...(verdict?.bulks ?? []).flatMap(({ messageId }) => messageId ?? []),
];

const sentMessage = (transfer: TransferDocument): ConversationMessage => {
  const { transferId, fileId, fileName, verdict, sentAt } = transfer;
  const code = verdict && codeOfVerdict(verdict);
  const [reason] = verdict?.reasons ?? [];
  return {
    key: transferId,
    from: 'tester',
    to: 'clearing',
    fileId,
    fileName,
    transferId,
    messageType: verdict?.messageType ?? verdict?.file?.fileType ?? '',
    messageIds: [...idsInVerdict(transfer)],
    at: sentAt,
    ...(verdict ? { groupStatus: verdict.groupStatus, counts: verdict.counts } : {}),
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    refersTo: [],
  };
};

const answerMessage = ({ transferId, incoming }: TransferDocument, answer: Answer): ConversationMessage => {
  const { answerId, fileId, fileName, messageType, dueAt, releasedAt, reason } = answer;
  const { isHeld, editedFrom, dropped, recipient } = answer;
  const code = codeOfAnswer(answer);
  return {
    key: `${transferId}:${answerId}`,
    ...(recipient === undefined
      ? { from: senderOf(messageType), to: 'tester' as const }
      : { from: 'clearing' as const, to: 'bank' as const }),
    fileId,
    fileName,
    transferId,
    messageType,
    messageIds: messageIdsOf(answer),
    at: releasedAt ?? dueAt,
    ...(releasedAt === undefined && dropped === undefined ? { isDue: true as const } : {}),
    ...(isHeld ? { isHeld } : {}),
    ...(editedFrom === undefined ? {} : { isEdited: true as const }),
    ...(dropped === undefined ? {} : { dropped }),
    ...(code === undefined ? {} : { code }),
    reason,
    refersTo: incoming === undefined ? [transferId] : [],
  };
};

const inTime = (one: ConversationMessage, other: ConversationMessage): number =>
  one.at.localeCompare(other.at) || one.key.localeCompare(other.key);

/** The messages of transfers in the order of their times, each with the messages to which it refers. */
export const conversationMessages = (transfers: readonly TransferDocument[]): readonly ConversationMessage[] => {
  const messages = transfers.flatMap((transfer) => [
    ...(transfer.incoming === undefined ? [sentMessage(transfer)] : []),
    ...transfer.answers.map((answer) => answerMessage(transfer, answer)),
  ]);
  const keys = Map.groupBy(
    messages.flatMap(({ key, messageIds }) => messageIds.map((id) => ({ key, id }))),
    ({ id }) => id,
  );
  const originals = new Map(
    transfers.flatMap(({ transferId, refersTo = [], incoming, answers }) =>
      incoming === undefined
        ? [[transferId, refersTo] as const]
        : answers.map(({ answerId }) => [`${transferId}:${answerId}`, refersTo] as const),
    ),
  );
  return messages
    .map((message) => {
      const referred = (originals.get(message.key) ?? []).flatMap((id) => keys.get(id) ?? []);
      const others = referred.map(({ key }) => key).filter((key) => key !== message.key);
      return { ...message, refersTo: [...new Set([...message.refersTo, ...others])] };
    })
    .toSorted(inTime);
};
