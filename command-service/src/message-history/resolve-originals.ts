import {
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  sentMessageView,
} from '@clearbench/contracts/transfer/views';
import type { HistoryQuery } from '@clearbench/iso20022/message-history/build-history-query';
import {
  type EarlierMessage,
  type EarlierPayment,
  type MessageHistory,
  messageKey,
} from '@clearbench/iso20022/message-history/message-history';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { entryKey, surestId } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';
import { extractedPaymentsOf } from './extracted-payments.ts';
import type { HistoryScope } from './history-scope.ts';
import { lifecycleEventsAfter, paymentLifecycle } from './payment-lifecycle.ts';

/** Most referenced messages that are looked up for one text. */
export const mostOriginals = 10;

type AnsweredReference = Pick<MessageHistory, 'messages' | 'payments'>;
export type ResolvedOriginals = AnsweredReference & {
  /** Number of looked-up entries; entries about further messages are not included. */
  readonly lookedUp: number;
};

const resolveUnknown = (messageId: string, entries: readonly PaymentFacts[]): AnsweredReference => ({
  messages: { [messageKey(messageId)]: null },
  payments: Object.fromEntries(entries.map((entry) => [entryKey(messageId, entry), null])),
});

const foundFor = (entry: PaymentFacts, found: readonly PaymentFacts[]): PaymentFacts | undefined => {
  const [name, id] = surestId(entry) ?? [];
  return name === undefined ? undefined : found.find((facts) => facts[name] === id);
};

const resolveKnown = async (
  context: CommandContext,
  seen: SeenMessageDocument,
  entries: readonly PaymentFacts[],
  { fileId, direction, now }: Pick<HistoryScope, 'fileId' | 'direction'> & { readonly now: string },
): Promise<AnsweredReference> => {
  const extracted = await extractedPaymentsOf(context, seen.sha256, entries);
  // A text without a file can be a copy of an answer, which is itself part of the lifecycle.
  const isCopy = fileId === undefined && direction === 'ST';
  const lifecycleSources = isCopy ? [] : await lifecycleEventsAfter(context, { seen, now, fileId, wanted: entries });
  const message: EarlierMessage = {
    messageType: seen.messageType,
    at: seen.at,
    createdAt: extracted.createdAt,
    isOwn: seen.own === true,
  };
  const earlierPayment = (entry: PaymentFacts): EarlierPayment | null => {
    const facts = foundFor(entry, extracted.found);
    // A recall refers to a message before it; a payment is in the message itself.
    return facts
      ? {
          facts,
          lifecycle: paymentLifecycle(
            { ...facts, originalMessageId: facts.originalMessageId ?? seen.messageId },
            lifecycleSources,
          ),
        }
      : null;
  };
  return {
    messages: { [messageKey(seen.messageId)]: message },
    payments: Object.fromEntries(
      entries.filter(surestId).map((entry) => [entryKey(seen.messageId, entry), earlierPayment(entry)]),
    ),
  };
};

/** A message that was accepted or rejected earlier; both count as known. */
const findMessage = async ({ views }: CommandContext, id: string): Promise<SeenMessageDocument | undefined> =>
  (await views.get(seenMessageView, id)) ?? views.get(sentMessageView, id);

/** The known payments that a text refers to, with their messages. */
export const resolveOriginals = async (
  context: CommandContext,
  { references }: HistoryQuery,
  { memory, fileId, direction }: HistoryScope,
  now: string,
): Promise<ResolvedOriginals> => {
  const byMessage = Map.groupBy(references, ({ originalMessageId }) => originalMessageId ?? '');
  byMessage.delete('');
  const looked = [...byMessage].slice(0, mostOriginals);
  const resolved = await Promise.all(
    looked.map(async ([messageId, entries]) => {
      const seen = await findMessage(context, seenMessageId(memory, messageId));
      return seen
        ? resolveKnown(context, seen, entries, { fileId, direction, now })
        : resolveUnknown(messageId, entries);
    }),
  );
  return {
    messages: Object.assign({}, ...resolved.map(({ messages }) => messages)),
    payments: Object.assign({}, ...resolved.map(({ payments }) => payments)),
    lookedUp: looked.reduce((sum, [, entries]) => sum + entries.length, 0),
  };
};
