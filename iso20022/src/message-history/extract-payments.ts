import type { PaymentFacts } from './payment-facts.ts';
import { findByIds, type PaymentIds } from './payment-ids.ts';
import { readEntries } from './read-entries.ts';

/** The data of one earlier message about the payments of a query. */
export type ExtractedPayments = {
  readonly messageType?: string;
  readonly createdAt?: string;
  /** The message it speaks of as a whole, and the status it gives that. */
  readonly group: { readonly messageId: string | undefined; readonly status: string | undefined };
  /** How many payments it speaks of. */
  readonly entries: number;
  readonly found: readonly PaymentFacts[];
};

/** A payment is spoken of once, or a few times where a scenario says so. */
const mostFoundEach = 4;

/** Reads an earlier message for some payments, in constant memory. */
export const extractPayments = (bytes: Uint8Array, wanted: readonly PaymentIds[]): ExtractedPayments => {
  const { find } = findByIds(wanted);
  const found: PaymentFacts[] = [];
  let entries = 0;
  const { messageType, head, group } = readEntries(bytes, (facts) => {
    entries += 1;
    if (found.length < wanted.length * mostFoundEach && find(facts).length > 0) found.push(facts);
  });
  return {
    ...(messageType === undefined ? {} : { messageType }),
    ...(head.createdAt === undefined ? {} : { createdAt: head.createdAt }),
    group,
    entries,
    found,
  };
};
