import { type Earlier, type EarlierMessage, type EarlierPayment, messageKey } from '../message-history/earlier.ts';
import { extractPayments } from '../message-history/extract-payments.ts';
import { entryKey } from '../message-history/payment-ids.ts';
import { readHistoryQuery } from '../message-history/read-history-query.ts';

/** An empty message history. */
export const nothingEarlier: Earlier = { uses: {}, messages: {}, payments: {} };

type Known = Partial<EarlierMessage> & Pick<EarlierPayment, 'story'>;

const encoded = (xml: string): Uint8Array => new TextEncoder().encode(xml);

/** The message history in which the original of an R-message is this message, accepted two days before the current time of the samples. */
export const afterThis = (original: string, answer: string, { story, ...message }: Partial<Known> = {}): Earlier => {
  const { referrals } = readHistoryQuery(encoded(answer));
  const account = extractPayments(encoded(original), referrals);
  const taken: EarlierMessage = {
    messageType: account.messageType ?? '',
    at: '2025-10-13T09:00:00Z',
    createdAt: account.createdAt,
    isOwn: false,
    ...message,
  };
  const [facts] = account.found;
  const payment: EarlierPayment | null = facts === undefined ? null : { facts, story: story ?? [] };
  return {
    uses: {},
    messages: Object.fromEntries(referrals.map((one) => [messageKey(one.originalMessageId ?? ''), taken])),
    payments: Object.fromEntries(referrals.map((one) => [entryKey(one.originalMessageId, one), payment])),
  };
};

/** The message history without the messages that this message refers to. */
export const afterNothing = (answer: string): Earlier => {
  const { referrals } = readHistoryQuery(encoded(answer));
  return {
    uses: {},
    messages: Object.fromEntries(referrals.map((one) => [messageKey(one.originalMessageId ?? ''), null])),
    payments: Object.fromEntries(referrals.map((one) => [entryKey(one.originalMessageId, one), null])),
  };
};
