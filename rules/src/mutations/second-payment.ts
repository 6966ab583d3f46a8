import { atFirstOf, twice } from './operations.ts';
import { payments } from './party-paths.ts';

/** The payments with transaction ids of their own; ids are compared mostly by their end, so the beginning changes. */
export const withOtherIds = (written: string): string =>
  written.replace(/(<(?:[^\s<>/:]+:)?TxId>)([^<]*)/g, (_, tag: string, id: string) => `${tag}2-${id.slice(-33)}`);

/** Adds a second payment with its own transaction id. */
export const secondPayment = atFirstOf(payments, (place) => twice(place, withOtherIds));
