import { createMessageReader, type ReadResult } from '../read-message.ts';
import { limit } from '../tokenizer/token.ts';
import { entrySelect, type Reading, readEntry, startReading } from './entry-reader.ts';
import type { PaymentFacts } from './payment-facts.ts';

export type ReadEntries = Reading & Pick<ReadResult, 'messageType'> & { readonly wasStopped: boolean };

/** Hands out what a message says of payments until the taker answers that it has enough; in constant memory. */
export const readEntries = (bytes: Uint8Array, take: (facts: PaymentFacts) => 'more' | 'enough'): ReadEntries => {
  const reading = startReading();
  let wasStopped = false;
  const reader = createMessageReader({
    select: entrySelect,
    onNode: (node) => {
      if (wasStopped) return;
      const facts = readEntry(reading, node);
      if (facts !== undefined) wasStopped = take(facts) === 'enough';
    },
  });
  for (let from = 0; from < bytes.length && !wasStopped; from += limit.piece) {
    reader.push(bytes.subarray(from, from + limit.piece));
  }
  const { messageType } = reader.finish();
  return { ...reading, wasStopped, ...(messageType === undefined ? {} : { messageType }) };
};
