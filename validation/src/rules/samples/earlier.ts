import { type Earlier, type EarlierMessage, type EarlierPayment, messageKey } from '../../earlier/earlier.ts';
import { entryKey } from '../../earlier/payment-ids.ts';
import { readAccount } from '../../earlier/read-account.ts';
import { readQuestion } from '../../earlier/read-question.ts';

/** A past that was looked into and held nothing. */
export const nothingEarlier: Earlier = { uses: {}, messages: {}, payments: {} };

type Known = Partial<EarlierMessage> & Pick<EarlierPayment, 'story'>;

const encoded = (xml: string): Uint8Array => new TextEncoder().encode(xml);

/** The past in which the message an R-message refers to is this one, taken in two days before the samples' now. */
export const afterThis = (original: string, answer: string, { story, ...message }: Partial<Known> = {}): Earlier => {
  const { referrals } = readQuestion(encoded(answer));
  const account = readAccount(encoded(original), referrals);
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

/** The past that holds none of the messages this one refers to. */
export const afterNothing = (answer: string): Earlier => {
  const { referrals } = readQuestion(encoded(answer));
  return {
    uses: {},
    messages: Object.fromEntries(referrals.map((one) => [messageKey(one.originalMessageId ?? ''), null])),
    payments: Object.fromEntries(referrals.map((one) => [entryKey(one.originalMessageId, one), null])),
  };
};
