import {
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  sentMessageView,
} from '@clearbench/contracts/transfer/views';
import type { Question } from '@clearbench/iso20022/message-history/build-history-query';
import {
  type Earlier,
  type EarlierMessage,
  type EarlierPayment,
  messageKey,
} from '@clearbench/iso20022/message-history/earlier';
import type { PaymentFacts } from '@clearbench/iso20022/message-history/payment-facts';
import { entryKey, surestId } from '@clearbench/iso20022/message-history/payment-ids';
import type { CommandContext } from '../command-context.ts';
import { extractedPaymentsOf } from './extracted-payments.ts';
import type { Place } from './history-scope.ts';
import { lifecycleEventsAfter, paymentLifecycle } from './payment-lifecycle.ts';

/** Most referenced messages that are looked up for one text. */
export const mostOriginals = 10;

type Told = Pick<Earlier, 'messages' | 'payments'>;
export type ResolvedOriginals = Told & {
  /** Number of looked-up entries; entries about further messages are not included. */
  readonly lookedUp: number;
};

const unknown = (messageId: string, entries: readonly PaymentFacts[]): Told => ({
  messages: { [messageKey(messageId)]: null },
  payments: Object.fromEntries(entries.map((entry) => [entryKey(messageId, entry), null])),
});

const foundFor = (entry: PaymentFacts, found: readonly PaymentFacts[]): PaymentFacts | undefined => {
  const [name, id] = surestId(entry) ?? [];
  return name === undefined ? undefined : found.find((facts) => facts[name] === id);
};

const known = async (
  context: CommandContext,
  seen: SeenMessageDocument,
  entries: readonly PaymentFacts[],
  { fileId, now }: { readonly fileId: string | undefined; readonly now: string },
): Promise<Told> => {
  const account = await extractedPaymentsOf(context, seen.sha256, entries);
  const sayings = await lifecycleEventsAfter(context, { seen, now, fileId, wanted: entries });
  const message: EarlierMessage = {
    messageType: seen.messageType,
    at: seen.at,
    createdAt: account.createdAt,
    isOwn: seen.own === true,
  };
  const earlierPayment = (entry: PaymentFacts): EarlierPayment | null => {
    const facts = foundFor(entry, account.found);
    // A recall refers to a message before it; a payment is in the message itself.
    return facts
      ? {
          facts,
          story: paymentLifecycle({ ...facts, originalMessageId: facts.originalMessageId ?? seen.messageId }, sayings),
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
const passedThrough = async ({ views }: CommandContext, id: string): Promise<SeenMessageDocument | undefined> =>
  (await views.get(seenMessageView, id)) ?? views.get(sentMessageView, id);

/** The known payments that a text refers to, with their messages. */
export const resolveOriginals = async (
  context: CommandContext,
  { referrals }: Question,
  { environmentId, fileId }: Place,
  now: string,
): Promise<ResolvedOriginals> => {
  const byMessage = Map.groupBy(referrals, ({ originalMessageId }) => originalMessageId ?? '');
  byMessage.delete('');
  const looked = [...byMessage].slice(0, mostOriginals);
  const resolved = await Promise.all(
    looked.map(async ([messageId, entries]) => {
      const seen = await passedThrough(context, seenMessageId(environmentId, messageId));
      return seen ? known(context, seen, entries, { fileId, now }) : unknown(messageId, entries);
    }),
  );
  return {
    messages: Object.assign({}, ...resolved.map(({ messages }) => messages)),
    payments: Object.assign({}, ...resolved.map(({ payments }) => payments)),
    lookedUp: looked.reduce((sum, [, entries]) => sum + entries.length, 0),
  };
};
