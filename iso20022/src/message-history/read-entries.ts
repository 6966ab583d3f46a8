import { type ReadResult, readMessage } from '../reader/read-message.ts';
import { entrySelect, type Reading, readEntry, startReading } from './entry-reader.ts';
import type { PaymentFacts } from './payment-facts.ts';

/** Hands out what a message says of payments, in constant memory. */
export const readEntries = (
  bytes: Uint8Array,
  take: (facts: PaymentFacts) => void,
): Reading & Pick<ReadResult, 'messageType'> => {
  const reading = startReading();
  const { messageType } = readMessage(bytes, {
    select: entrySelect,
    onNode: (node) => {
      const facts = readEntry(reading, node);
      if (facts !== undefined) take(facts);
    },
  });
  return { ...reading, ...(messageType === undefined ? {} : { messageType }) };
};
