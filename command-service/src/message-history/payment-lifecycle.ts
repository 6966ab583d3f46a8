import type { PlannedAnswer } from '@clearbench/contracts/transfer/clearing';
import { type ReferringMessage, type SeenMessageDocument, transferView } from '@clearbench/contracts/transfer/views';
import type { ExtractedPayments } from '@clearbench/iso20022/message-history/extract-payments';
import type { LifecycleEvent } from '@clearbench/iso20022/message-history/message-history';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { findByIds } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';
import { extractedPaymentsOf } from './extracted-payments.ts';

type LifecycleEventType = LifecycleEvent['type'];

/** The lifecycle event of a message type; for a status report it depends on the status. */
const eventOfMessage: Readonly<Record<string, LifecycleEventType>> = {
  'pacs.004': 'returned',
  'pacs.007': 'reversed',
  'camt.056': 'recalled',
  'camt.029': 'refused',
  'pacs.028': 'statusRequested',
};
const report = 'pacs.002';
const mostAnswers = 20;
const mostReferring = 20;

const kindOf = (messageType: string): string => messageType.slice(0, 8);

/** A lifecycle event about payments of one message. */
export type LifecycleSource = { readonly step: (payment: PaymentFacts) => LifecycleEvent | undefined };

/** Messages after the given one; messages that this file caused are ignored. */
export type LifecycleQuery = {
  readonly seen: SeenMessageDocument;
  readonly now: string;
  readonly fileId: string | undefined;
  readonly wanted: readonly PaymentFacts[];
};

const eventTypeOf = (messageType: string, status: string | undefined): LifecycleEventType | undefined => {
  if (kindOf(messageType) !== report) return eventOfMessage[kindOf(messageType)];
  return status === 'RJCT' ? 'rejected' : undefined;
};

const lifecycleOfAnswer = (
  answer: PlannedAnswer & { readonly releasedAt: string },
  extracted: ExtractedPayments,
): LifecycleSource => {
  // An index by id, because the answer may name as many payments as the message contains.
  const { find } = findByIds(extracted.found);
  return {
    step: (payment) => {
      const isAbout = ({ originalMessageId }: PaymentFacts) =>
        originalMessageId === undefined || originalMessageId === payment.originalMessageId;
      const entry = find(payment).find(isAbout);
      const whole = extracted.entries === 0 && extracted.group.messageId === payment.originalMessageId;
      const type =
        entry || whole ? eventTypeOf(answer.messageType, entry?.status ?? extracted.group.status) : undefined;
      if (type === undefined) return undefined;
      return { type, at: answer.releasedAt, byTester: false, ...(entry?.reason ? { reason: entry.reason } : {}) };
    },
  };
};

type AnsweredReference = PlannedAnswer & { readonly releasedAt: string };

/** The answers of the clearing to one transfer that refer to payments. */
const answersTo = async (
  { views }: CommandContext,
  transferId: string,
  { seen, now, fileId }: LifecycleQuery,
): Promise<AnsweredReference[]> => {
  const transfer = await views.get(transferView, transferId);
  if (!transfer) return [];
  return transfer.answers
    .flatMap((answer) => (answer.releasedAt === undefined ? [] : [{ ...answer, releasedAt: answer.releasedAt }]))
    .filter(({ releasedAt }) => releasedAt <= now)
    .filter((answer) => answer.fileId !== fileId)
    .flatMap(({ messages, ...answer }) => messages?.map((message) => ({ ...answer, ...message })) ?? [answer])
    .filter(({ messageId }) => messageId !== seen.messageId)
    .filter(({ messageType }) => kindOf(messageType) === report || eventOfMessage[kindOf(messageType)] !== undefined)
    .slice(-mostAnswers);
};

const lifecycleOfReference = async (
  { contents }: CommandContext,
  { messageType, transactionsSha256, at }: ReferringMessage,
): Promise<LifecycleSource> => {
  const type = eventOfMessage[kindOf(messageType)];
  const ids = new Set(JSON.parse(new TextDecoder().decode(await contents.get(transactionsSha256))) as string[]);
  return {
    step: ({ transactionId, endToEndId, instructionId }) => {
      const id = transactionId ?? endToEndId ?? instructionId;
      return type !== undefined && id !== undefined && ids.has(id) ? { type, at, byTester: true } : undefined;
    },
  };
};

/**
 * All later events of the payments of a message: answers of the clearing, later messages of users, and their answers.
 */
export const lifecycleEventsAfter = async (
  context: CommandContext,
  after: LifecycleQuery,
): Promise<readonly LifecycleSource[]> => {
  const { seen, now, fileId, wanted } = after;
  const referring = (seen.referredBy ?? [])
    .filter((one) => one.fileId !== fileId && one.at <= now)
    .slice(-mostReferring);
  const transfers = [...new Set([seen.transferId, ...referring.map(({ transferId }) => transferId)])];
  const answers = (await Promise.all(transfers.map((id) => answersTo(context, id, after)))).flat();
  return Promise.all([
    ...referring.map((one) => lifecycleOfReference(context, one)),
    ...answers.map(async (answer) =>
      lifecycleOfAnswer(answer, await extractedPaymentsOf(context, answer.sha256, wanted)),
    ),
  ]);
};

/** The lifecycle of one payment in the order of time. */
export const paymentLifecycle = (
  payment: PaymentFacts,
  lifecycleSources: readonly LifecycleSource[],
): readonly LifecycleEvent[] =>
  lifecycleSources
    .map(({ step }) => step(payment))
    .filter((step) => step !== undefined)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1));
