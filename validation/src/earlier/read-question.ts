import { factsOfWhole, type PaymentFacts } from './payment-facts.ts';
import { readEntries } from './read-entries.ts';

/** What a message asks of the past: has anybody used its ids, what became of the payments it speaks of. */
export type Question = {
  readonly messageType?: string;
  readonly messageId?: string;
  /** Its own. */
  readonly payments: readonly PaymentFacts[];
  /** Earlier ones it speaks of; one without ids where it speaks of a whole message. */
  readonly referrals: readonly PaymentFacts[];
  /** It holds more than were read. */
  readonly isMore: boolean;
};

/** So many payments of one message are compared with the past. */
export const mostCompared = 1_000;

/** Reads what a message asks, at most so many payments: a long message is not read to its end. */
export const readQuestion = (bytes: Uint8Array, most = mostCompared): Question => {
  const entries: PaymentFacts[] = [];
  const { messageType, head, group, wasStopped } = readEntries(bytes, (facts) => {
    if (entries.length === most) return 'enough';
    entries.push(facts);
    return 'more';
  });
  const isOwn = messageType !== undefined && /^pacs\.00[389]/.test(messageType);
  return {
    ...(messageType === undefined ? {} : { messageType }),
    ...(head.messageId === undefined ? {} : { messageId: head.messageId }),
    payments: isOwn ? entries : [],
    referrals: isOwn ? [] : entries.length > 0 || group.messageId === undefined ? entries : [factsOfWhole(group)],
    isMore: wasStopped,
  };
};
