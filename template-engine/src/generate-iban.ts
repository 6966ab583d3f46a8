import { bbanSegments, ibanCheckDigits } from '@clearbench/iso20022/identifiers/iban';
import type { SeededRandom } from './seeded-random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { n: '0123456789', a: letters, c: `0123456789${letters}` } as const;
const usual = 'DE';

/**
 * A valid fictitious IBAN: the country's structure and check digits over random characters; German for a country
 * without IBANs.
 */
export const generateIban = (country: string, { text }: SeededRandom): string => {
  const home = bbanSegments(country) ? country : usual;
  const bban = (bbanSegments(home) ?? []).map(({ kind, length }) => text(alphabets[kind], length)).join('');
  return `${home}${ibanCheckDigits(home, bban)}${bban}`;
};
