import { ibanChecksumFits, ibanLength } from '@clearbench/validation/rules/iban';
import { dice } from './dice.ts';
import { madeUpIban } from './made-up-iban.ts';

describe('a made-up IBAN', () => {
  it.each(['DE', 'FR', 'IT', 'NL', 'MT', 'GB', 'NO', 'SM'])('of %s is right', (country) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const iban = madeUpIban(country, dice(seed));
      expect(iban.slice(0, 2)).toBe(country);
      expect(iban).toHaveLength(ibanLength(country) ?? 0);
      expect(ibanChecksumFits(iban)).toBe(true);
    }
  });

  it('is German where the country has none', () => expect(madeUpIban('US', dice(1))).toMatch(/^DE\d{20}$/));
});
