import type { MessageNode } from '../reader/message-node.ts';
import { ownPayments, readEntry, startReading } from './entry-reader.ts';
import { factsOfGroup, type PaymentFacts } from './payment-facts.ts';

/** The query of a message for the message history: earlier uses of its ids, and the state of the payments it refers to. */
export type HistoryQuery = {
  readonly messageType?: string;
  /** Of a file of bulks. */
  readonly fileReference?: string;
  /** Its own; of a file those of its messages. */
  readonly messageIds: readonly string[];
  /** Its own. */
  readonly payments: readonly PaymentFacts[];
  /** Earlier ones it speaks of; one without ids where it speaks of a whole message. */
  readonly references: readonly PaymentFacts[];
  /** It holds more than were read. */
  readonly isMore: boolean;
};

/** Maximum number of payments of one message that are compared with the message history. */
export const mostCompared = 1_000;
const mostMessages = 20;

/** A question, out of its elements of `entrySelect` as they come. */
export type BuiltHistoryQuery = {
  readonly add: (node: MessageNode) => void;
  /** The reference in the header of a file. */
  readonly addFileReference: (reference: string) => void;
  /** What comes now is not asked about any more. */
  readonly isMore: () => boolean;
  readonly historyQuery: (messageType: string | undefined) => HistoryQuery;
};

export const buildHistoryQuery = (most = mostCompared): BuiltHistoryQuery => {
  const reading = startReading();
  const messageIds = new Set<string>();
  // A file holds messages of both kinds.
  const payments: PaymentFacts[] = [];
  const references: PaymentFacts[] = [];
  let fileReference: string | undefined;
  let isMore = false;
  return {
    addFileReference: (reference) => {
      fileReference ??= reference;
    },
    add: (node) => {
      if (isMore) return;
      const facts = readEntry(reading, node);
      if (facts === undefined) {
        const { messageId } = reading.head;
        if (messageId !== undefined && messageIds.size < mostMessages) messageIds.add(messageId);
        return;
      }
      if (payments.length + references.length === most) isMore = true;
      else (ownPayments.includes(node.name) ? payments : references).push(facts);
    },
    isMore: () => isMore,
    historyQuery: (messageType) => {
      const { group } = reading;
      const isWhole = references.length === 0 && group.messageId !== undefined;
      return {
        ...(messageType === undefined ? {} : { messageType }),
        ...(fileReference === undefined ? {} : { fileReference }),
        messageIds: [...messageIds],
        // An order is made into other messages, which have ids of their own.
        payments: messageType?.startsWith('pain') ? [] : payments,
        references: isWhole ? [factsOfGroup(group)] : references,
        isMore,
      };
    },
  };
};
