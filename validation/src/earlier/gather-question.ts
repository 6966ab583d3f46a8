import type { MessageNode } from '../message-node.ts';
import { readEntry, startReading } from './entry-reader.ts';
import { factsOfWhole, type PaymentFacts } from './payment-facts.ts';

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

/** A message's question, out of its elements of `entrySelect` as they come. */
export type GatheredQuestion = {
  readonly add: (node: MessageNode) => void;
  /** What comes now is not asked about any more. */
  readonly isMore: () => boolean;
  readonly question: (messageType: string | undefined) => Question;
};

export const gatherQuestion = (most = mostCompared): GatheredQuestion => {
  const reading = startReading();
  const entries: PaymentFacts[] = [];
  let isMore = false;
  return {
    add: (node) => {
      if (isMore) return;
      const facts = readEntry(reading, node);
      if (facts === undefined) return;
      if (entries.length === most) isMore = true;
      else entries.push(facts);
    },
    isMore: () => isMore,
    question: (messageType) => {
      const { head, group } = reading;
      const isOwn = messageType !== undefined && /^pacs\.00[389]/.test(messageType);
      const isWhole = entries.length === 0 && group.messageId !== undefined;
      return {
        ...(messageType === undefined ? {} : { messageType }),
        ...(head.messageId === undefined ? {} : { messageId: head.messageId }),
        payments: isOwn ? entries : [],
        referrals: isOwn ? [] : isWhole ? [factsOfWhole(group)] : entries,
        isMore,
      };
    },
  };
};
