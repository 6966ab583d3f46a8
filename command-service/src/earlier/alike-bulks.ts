import { fingerprint, isAmong } from '@clearbench/validation/earlier/fingerprints';
import type { KnownBulk } from './ledger.ts';

/** So many bulks that have the same ids are looked into. */
const mostLookedInto = 10;

/** The newest bulks that seem to have one of these keys among the ids of their payments. */
export const alikeBulks = (bulks: readonly KnownBulk[], keys: ReadonlySet<string>): KnownBulk[] => {
  const prints = [...keys].map(fingerprint);
  return bulks.filter((bulk) => prints.some((print) => isAmong(bulk.prints, print))).slice(0, mostLookedInto);
};
