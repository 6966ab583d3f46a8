import { bbanSegments, ibanCheckDigits } from '@clearbench/iso20022/identifiers/iban';
import { withNationalCheckDigits } from '@clearbench/iso20022/identifiers/national-check-digits';
import type { SeededRandom } from './seeded-random.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { n: '0123456789', a: letters, c: `0123456789${letters}` } as const;
const usual = 'DE';

/**
 * A valid fictitious IBAN: the country's structure and check digits over random characters, with the check digits that
 * the country prescribes for account numbers; German for a country without IBANs.
 */
export const generateIban = (country: string, { text }: SeededRandom): string => {
  const home = bbanSegments(country) ? country : usual;
  const random = (bbanSegments(home) ?? []).map(({ kind, length }) => text(alphabets[kind], length)).join('');
  const bban = withNationalCheckDigits(home, random);
  return `${home}${ibanCheckDigits(home, bban)}${bban}`;
};
