import {
  type SeenMessageDocument,
  seenMessageId,
  seenMessageView,
  sentMessageView,
} from '@clearbench/contracts/transfer/views';
import {
  type Earlier,
  type EarlierMessage,
  type EarlierPayment,
  messageKey,
} from '@clearbench/validation/earlier/earlier';
import type { Question } from '@clearbench/validation/earlier/gather-question';
import type { PaymentFacts } from '@clearbench/validation/earlier/payment-facts';
import { entryKey, surestId } from '@clearbench/validation/earlier/payment-ids';
import type { Workplace } from '../workplace.ts';
import { accountOf } from './accounts.ts';
import type { Place } from './place.ts';
import { sayingsAfter, storyOf } from './story.ts';

/** So many messages that one text refers to are looked up. */
export const mostOriginals = 10;

type Told = Pick<Earlier, 'messages' | 'payments'>;
export type ToldOriginals = Told & {
  /** Entries that were looked up: all but those about further messages. */
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
  workplace: Workplace,
  seen: SeenMessageDocument,
  entries: readonly PaymentFacts[],
  { fileId, now }: { readonly fileId: string | undefined; readonly now: string },
): Promise<Told> => {
  const account = await accountOf(workplace, seen.sha256, entries);
  const sayings = await sayingsAfter(workplace, { seen, now, fileId, wanted: entries });
  const message: EarlierMessage = {
    messageType: seen.messageType,
    at: seen.at,
    createdAt: account.createdAt,
    isOwn: seen.own === true,
  };
  const told = (entry: PaymentFacts): EarlierPayment | null => {
    const facts = foundFor(entry, account.found);
    // What a recall speaks of stands in a message before it; a payment stands in the message itself.
    return facts
      ? { facts, story: storyOf({ ...facts, originalMessageId: facts.originalMessageId ?? seen.messageId }, sayings) }
      : null;
  };
  return {
    messages: { [messageKey(seen.messageId)]: message },
    payments: Object.fromEntries(
      entries.filter(surestId).map((entry) => [entryKey(seen.messageId, entry), told(entry)]),
    ),
  };
};

/** A message that was taken in, or was turned away: that happened to it, but it is no stranger. */
const passedThrough = async ({ views }: Workplace, id: string): Promise<SeenMessageDocument | undefined> =>
  (await views.get(seenMessageView, id)) ?? views.get(sentMessageView, id);

/** What is known of the payments a text speaks of, and of the messages they stand in. */
export const toldOriginals = async (
  workplace: Workplace,
  { referrals }: Question,
  { environmentId, fileId }: Place,
  now: string,
): Promise<ToldOriginals> => {
  const byMessage = Map.groupBy(referrals, ({ originalMessageId }) => originalMessageId ?? '');
  byMessage.delete('');
  const looked = [...byMessage].slice(0, mostOriginals);
  const told = await Promise.all(
    looked.map(async ([messageId, entries]) => {
      const seen = await passedThrough(workplace, seenMessageId(environmentId, messageId));
      return seen ? known(workplace, seen, entries, { fileId, now }) : unknown(messageId, entries);
    }),
  );
  return {
    messages: Object.assign({}, ...told.map(({ messages }) => messages)),
    payments: Object.assign({}, ...told.map(({ payments }) => payments)),
    lookedUp: looked.reduce((sum, [, entries]) => sum + entries.length, 0),
  };
};
