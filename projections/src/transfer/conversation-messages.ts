import type { ConversationMessage, ConversationParty } from '@clearbench/contracts/transfer/conversation';
import { isConfirmation } from '@clearbench/contracts/transfer/time-outs';
import type { TransferDocument } from '@clearbench/contracts/transfer/views';
import { inOrder } from './conversation-order.ts';

type Answer = TransferDocument['answers'][number];

/** File types with which the clearing reports on a file; docs/test-engine.md. */
const reportFiles = ['CVF', 'DVF', 'QVF', 'CCF', 'RSF', 'UDF'];

/** Whether a message is a status report of the clearing. */
const isReport = (messageType: string): boolean =>
  messageType.startsWith('pacs.002') || reportFiles.includes(messageType);

const codePattern = /^(?:[A-Z]{2}\d{2}|[A-Z]{4}|[AB]\d{2})$/;

/** The reason code in an answer or verdict. */
const codeIn = (params: Readonly<Record<string, string | number>>): string | undefined => {
  const { code } = params;
  return typeof code === 'string' && codePattern.test(code) ? code : undefined;
};

/** The reason code in an answer. */
const codeOfAnswer = ({ reason }: Pick<Answer, 'reason'>): string | undefined => codeIn(reason.params);

/** The first reason code of a verdict that is not positive. */
const codeOfVerdict = ({ groupStatus, fileCode, bulkCode, reasons }: NonNullable<TransferDocument['verdict']>) => {
  if (groupStatus === 'ACCP') return undefined;
  const [first] = reasons;
  const own = first && (codeIn(first.params) ?? (codePattern.test(first.trigger) ? first.trigger : undefined));
  return own ?? (bulkCode === 'B00' ? fileCode : bulkCode);
};

/**
 * The status and the code that an answer reports. A report has the status of the whole file, or reports that accepted
 * payments failed; other answers have a code only.
 */
export const reportedBy = (answer: Answer, verdict: TransferDocument['verdict']) => {
  const own = codeOfAnswer(answer);
  // What a participant receives was sent by a tester, whose report has a status of its own.
  const reported = isReport(answer.messageType) && answer.recipient === undefined ? verdict : undefined;
  const code = own ?? (reported && codeOfVerdict(reported));
  const isFailure = reported?.groupStatus === 'ACCP' && own !== undefined;
  return {
    ...(reported ? { groupStatus: isFailure ? ('RJCT' as const) : reported.groupStatus } : {}),
    ...(code === undefined ? {} : { code }),
  };
};

export const messageIdsOf = ({ messageId, messages = [] }: Pick<Answer, 'messageId' | 'messages'>) =>
  messageId === undefined ? messages.map((message) => message.messageId) : [messageId];

/** The message ids of the file that was sent, as far as the clearing read them. */
export const idsInVerdict = ({ verdict, awaits }: TransferDocument): readonly string[] => [
  ...((verdict ?? awaits)?.messageId === undefined ? [] : [(verdict ?? awaits)?.messageId ?? '']),
  ...(verdict?.bulks ?? []).flatMap(({ messageId }) => messageId ?? []),
];

/** The two testers of a conversation: the sender of the first file, and the one who acts as the other bank. */
type Side = Extract<ConversationParty, 'tester' | 'bank'>;

const otherSide = (side: Side): Side => (side === 'tester' ? 'bank' : 'tester');

const sentMessage = (transfer: TransferDocument, side: Side): ConversationMessage => {
  const { transferId, fileId, fileName, verdict, awaits, sentAt } = transfer;
  const code = verdict && codeOfVerdict(verdict);
  const [reason] = verdict?.reasons ?? [];
  return {
    key: transferId,
    from: side,
    to: 'clearing',
    fileId,
    fileName,
    transferId,
    messageType: (verdict ?? awaits)?.messageType ?? verdict?.file?.fileType ?? '',
    messageIds: [...idsInVerdict(transfer)],
    at: sentAt,
    ...(verdict ? { groupStatus: verdict.groupStatus, counts: verdict.counts } : {}),
    ...(code === undefined ? {} : { code }),
    ...(reason === undefined ? {} : { reason }),
    refersTo: [],
  };
};

/** What is forwarded goes to the other side; the reports and scenario answers to the side that sent the file. */
const partiesOf = ({ messageType, recipient }: Answer, side: Side): Pick<ConversationMessage, 'from' | 'to'> => {
  if (recipient !== undefined) return { from: 'clearing', to: otherSide(side) };
  return { from: isReport(messageType) ? 'clearing' : otherSide(side), to: side };
};

const answerMessage = (
  { transferId, incoming, verdict }: TransferDocument,
  answer: Answer,
  side: Side,
): ConversationMessage => {
  const { answerId, fileId, fileName, messageType, dueAt, releasedAt, reason } = answer;
  const { isHeld, editedFrom, dropped } = answer;
  return {
    key: `${transferId}:${answerId}`,
    ...partiesOf(answer, side),
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
    ...reportedBy(answer, verdict),
    reason,
    refersTo: incoming === undefined ? [transferId] : [],
  };
};

/**
 * The side that sent each file: the one that sent or received the message to which the file refers. The first file is of the
 * tester.
 */
const sidesOf = (transfers: readonly TransferDocument[]): ReadonlyMap<string, Side> => {
  const sides = new Map<string, Side>();
  const ofMessage = new Map<string, Side>();
  for (const transfer of transfers.toSorted((one, other) => one.requestedAt.localeCompare(other.requestedAt))) {
    const [side = 'tester'] = (transfer.refersTo ?? []).flatMap((id) => ofMessage.get(id) ?? []);
    sides.set(transfer.transferId, side);
    for (const id of idsInVerdict(transfer)) ofMessage.set(id, side);
    for (const answer of transfer.answers) {
      const receiver = answer.recipient === undefined ? side : otherSide(side);
      for (const id of messageIdsOf(answer)) ofMessage.set(id, receiver);
    }
  }
  return sides;
};

/** Confirmations that waited for a participant follow from its answer, to which they do not refer. */
const confirmationsIn = (transfers: readonly TransferDocument[]): ReadonlySet<string> =>
  new Set(
    transfers
      .filter(({ timeOut, answers }) => timeOut && answers.some(({ recipient }) => recipient))
      .flatMap(({ transferId, answers }) =>
        answers.filter(isConfirmation).map(({ answerId }) => `${transferId}:${answerId}`),
      ),
  );

/** The messages of transfers in the order of their times, each with the messages to which it refers. */
export const conversationMessages = (transfers: readonly TransferDocument[]): readonly ConversationMessage[] => {
  const sides = sidesOf(transfers);
  const messages = transfers.flatMap((transfer) => {
    const side = sides.get(transfer.transferId) ?? 'tester';
    return [
      ...(transfer.incoming === undefined ? [sentMessage(transfer, side)] : []),
      ...transfer.answers.map((answer) => answerMessage(transfer, answer, side)),
    ];
  });
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
  const related = messages.map((message) => {
    const referred = (originals.get(message.key) ?? []).flatMap((id) => keys.get(id) ?? []);
    const others = referred.map(({ key }) => key).filter((key) => key !== message.key);
    return { ...message, refersTo: [...new Set([...message.refersTo, ...others])] };
  });
  return inOrder(related, confirmationsIn(transfers));
};
