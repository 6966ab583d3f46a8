import { extractPayments } from '../message-history/extract-payments.ts';
import {
  type EarlierMessage,
  type EarlierPayment,
  type MessageHistory,
  messageKey,
} from '../message-history/message-history.ts';
import { entryKey } from '../message-history/payment-ids.ts';
import { readHistoryQuery } from '../message-history/read-history-query.ts';

/** An empty message history. */
export const noHistory: MessageHistory = { uses: {}, messages: {}, payments: {} };

type OriginalState = Partial<EarlierMessage> & Pick<EarlierPayment, 'lifecycle'>;

const encoded = (xml: string): Uint8Array => new TextEncoder().encode(xml);

/** The message history in which the original of an R-message is this message, accepted two days before the current time of the samples. */
export const withOriginal = (
  original: string,
  answer: string,
  { lifecycle, ...message }: Partial<OriginalState> = {},
): MessageHistory => {
  const { references } = readHistoryQuery(encoded(answer));
  const extracted = extractPayments(encoded(original), references);
  const taken: EarlierMessage = {
    messageType: extracted.messageType ?? '',
    at: '2025-10-13T09:00:00Z',
    createdAt: extracted.createdAt,
    isOwn: false,
    ...message,
  };
  const [facts] = extracted.found;
  const payment: EarlierPayment | null = facts === undefined ? null : { facts, lifecycle: lifecycle ?? [] };
  return {
    uses: {},
    messages: Object.fromEntries(references.map((one) => [messageKey(one.originalMessageId ?? ''), taken])),
    payments: Object.fromEntries(references.map((one) => [entryKey(one.originalMessageId, one), payment])),
  };
};

/** The message history without the messages that this message refers to. */
export const withoutOriginal = (answer: string): MessageHistory => {
  const { references } = readHistoryQuery(encoded(answer));
  return {
    uses: {},
    messages: Object.fromEntries(references.map((one) => [messageKey(one.originalMessageId ?? ''), null])),
    payments: Object.fromEntries(references.map((one) => [entryKey(one.originalMessageId, one), null])),
  };
};
