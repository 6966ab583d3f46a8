import { fingerprint, isAmong } from '@clearbench/iso20022/message-history/fingerprints';
import type { KnownBulk } from './duplicate-index.ts';

/** Most bulks with the same ids that are compared in detail. */
const mostComparedBulks = 10;

/** The newest bulks whose fingerprints contain one of these keys. */
export const candidateBulks = (bulks: readonly KnownBulk[], keys: ReadonlySet<string>): KnownBulk[] => {
  const prints = [...keys].map(fingerprint);
  return bulks.filter((bulk) => prints.some((print) => isAmong(bulk.prints, print))).slice(0, mostComparedBulks);
};
