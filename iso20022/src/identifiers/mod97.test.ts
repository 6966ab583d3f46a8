import { checkDigitsFit, checkDigitsFor, mod97 } from './mod97.ts';

describe('MOD 97-10', () => {
  it('leaves 1 for a number with right check digits', () => {
    expect(mod97('DE89370400440532013000', 4)).toBe(1);
    expect(mod97('FR1420041010050500013M02606', 4)).toBe(1);
    expect(mod97('RF18539007547034', 4)).toBe(1);
  });

  it('leaves something else where two digits are swapped', () => {
    expect(mod97('DE89370400440532010300', 4)).not.toBe(1);
  });

  it('is no number where a character has no value', () => {
    expect(mod97('DE89 3704', 4)).toBeNaN();
    expect(mod97('de89', 4)).toBeNaN();
  });

  it('accepts check digits from 02 to 98 only', () => {
    const account = (computed: string): string => {
      for (let number = 0; ; number += 1) if (checkDigitsFor(`DE00${number}`, 4) === computed) return String(number);
    };
    const twins = { '02': '99', '97': '00', '98': '01' };
    for (const [computed, twin] of Object.entries(twins)) {
      const number = account(computed);
      expect(mod97(`DE${twin}${number}`, 4)).toBe(1);
      expect(checkDigitsFit(`DE${twin}${number}`, 2, 4)).toBe(false);
      expect(checkDigitsFit(`DE${computed}${number}`, 2, 4)).toBe(true);
    }
  });

  it('computes the check digits', () => {
    expect(checkDigitsFor('DE00370400440532013000', 4)).toBe('89');
    expect(checkDigitsFor('RF00539007547034', 4)).toBe('18');
  });

  it('writes small check digits with a leading zero', () => {
    const digits = Array.from({ length: 97 }, (_, account) => checkDigitsFor(`XX00${account}`, 4));
    expect(new Set(digits.map((text) => text.length))).toEqual(new Set([2]));
  });
});
