import type { PaymentFacts } from './payment-facts.ts';
import { useKeys } from './payment-ids.ts';
import { readEntries } from './read-entries.ts';

/** 53 bits of two mixes of a text; who finds one again looks into the message itself. */
export const fingerprint = (text: string): number => {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x5bd1e995);
    low ^= low >>> 15;
  }
  high = Math.imul(high ^ (high >>> 15) ^ low, 0x2c1b3c6d);
  return ((high >>> 0) & 0x1fffff) * 4_294_967_296 + (low >>> 0);
};

/** What a payment may share with no earlier one. */
export const useKeysOf = ({ transactionId, maker, uetr, mandate }: PaymentFacts): string[] => [
  ...(transactionId ? [useKeys.transaction(maker, transactionId)] : []),
  ...(uetr ? [useKeys.uetr(uetr)] : []),
  ...(mandate === undefined ? [] : [useKeys.mandate(mandate)]),
];

/** Fingerprints of the ids of the payments a message holds, but for some, in ascending order, eight bytes each. */
export const fingerprintsOf = (bytes: Uint8Array, except: ReadonlySet<string> = new Set()): Uint8Array => {
  const prints: number[] = [];
  readEntries(bytes, (facts) => {
    if (facts.transactionId !== undefined && except.has(facts.transactionId)) return;
    if (facts.originalMessageId === undefined) for (const key of useKeysOf(facts)) prints.push(fingerprint(key));
  });
  return new Uint8Array(Float64Array.from(prints).sort().buffer);
};

/** Fingerprints as they were written; copied by hand, for slices of a Buffer share its memory. */
export const readFingerprints = (bytes: Uint8Array): Float64Array =>
  new Float64Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / 8));

/** Whether one of them is among those; by halving. */
export const isAmong = (prints: Float64Array, print: number): boolean => {
  let [low, high] = [0, prints.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const value = prints[middle] as number;
    if (value === print) return true;
    if (value < print) low = middle + 1;
    else high = middle - 1;
  }
  return false;
};
