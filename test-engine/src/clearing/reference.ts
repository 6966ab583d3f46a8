/** Two 32-bit hashes of the text, so that similar seeds give different names; 53 bits are used. */
export const hashOf = (text: string): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0);
};

/**
 * The purpose of a reference: ST status report, SF settlement failure, RT return, CT mirrored credit transfer, DD
 * mirrored direct debit, RV reversal, RC recall, RA answer to a recall, IQ inquiry, DL payments
 * delivered to a participant, FW forwarded R-message,
 * SQ status request of the other bank. The same letters with X name a transaction in
 * such a message.
 */
type Kind = 'ST' | 'SF' | 'RT' | 'CT' | 'DD' | 'RV' | 'RC' | 'RA' | 'IQ' | 'DL' | 'FW' | 'CC' | 'SQ';
export type Role = Kind | `${Kind}X`;

export type References = (role: Role, ...numbers: readonly number[]) => string;

const prefix = 'ENG';

/** Eleven digits and capitals, derived from the seed. */
export const nameOf = (seed: string): string => hashOf(seed).toString(36).toUpperCase().padStart(11, '0');

/** References of one clearing: at most 35 characters, unique by the seed. */
export const referencesOf = (seed: string): References => {
  const name = nameOf(seed);
  return (role, ...numbers) => [`${prefix}${name}`, role, ...numbers].join('-');
};

/** True for ids that the clearing itself created: its messages are not among the accepted ones. */
export const isOwnReference = (id: string): boolean => /^ENG[0-9A-Z]{11}-[A-Z]{2,3}(-\d+)+$/.test(id);
