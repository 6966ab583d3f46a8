import { ibanChecksumFits, ibanLength } from '@clearbench/iso20022/identifiers/iban';
import {
  countriesWithCheckDigits,
  nationalCheckDigitsFit,
} from '@clearbench/iso20022/identifiers/national-check-digits';
import { generateIban } from './generate-iban.ts';
import { seededRandom } from './seeded-random.ts';

describe('generated IBAN', () => {
  it.each(['DE', 'FR', 'IT', 'NL', 'MT', 'GB', 'NO', 'SM'])('of %s is valid', (country) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const iban = generateIban(country, seededRandom(seed));
      expect(iban.slice(0, 2)).toBe(country);
      expect(iban).toHaveLength(ibanLength(country) ?? 0);
      expect(ibanChecksumFits(iban)).toBe(true);
    }
  });

  it.each(countriesWithCheckDigits)('of %s has the national check digits', (country) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const iban = generateIban(country, seededRandom(seed));
      expect([iban, ibanChecksumFits(iban), nationalCheckDigitsFit(iban)]).toEqual([iban, true, true]);
    }
  });

  it('is German for a country without IBANs', () => expect(generateIban('US', seededRandom(1))).toMatch(/^DE\d{20}$/));
});
