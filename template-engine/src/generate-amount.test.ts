import { compareDecimals, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { generateAmount } from './generate-amount.ts';
import { seededRandom } from './seeded-random.ts';

const decimal = (text: string) => parseDecimal(text) ?? zero;

describe('generated amount', () => {
  it.each([
    ['0.01', '0.03'],
    ['1', '999.99'],
    ['999999999999999.98', '999999999999999.99'],
    ['0.01', '999999999999999.99'],
  ])('is between %s and %s, in euro and cents', (min, max) => {
    const rolled = seededRandom(1);
    for (let turn = 0; turn < 200; turn += 1) {
      const amount = generateAmount(min, max, rolled);
      expect(amount).toMatch(/^\d+\.\d\d$/);
      expect(compareDecimals(decimal(amount), decimal(min))).toBeGreaterThanOrEqual(0);
      expect(compareDecimals(decimal(amount), decimal(max))).toBeLessThanOrEqual(0);
    }
  });

  it('includes both limits, in any order', () => {
    const rolled = seededRandom(1);
    const seen = new Set(Array.from({ length: 50 }, () => generateAmount('0.03', '0.01', rolled)));
    expect([...seen].toSorted()).toEqual(['0.01', '0.02', '0.03']);
  });

  it('has no cents between whole euros, so that it selects no scenario', () => {
    const rolled = seededRandom(1);
    const seen = new Set(Array.from({ length: 50 }, () => generateAmount('1.00', '3', rolled)));
    expect([...seen].toSorted()).toEqual(['1.00', '2.00', '3.00']);
  });

  it('is the first limit where one is invalid', () =>
    expect(generateAmount('1.00', '1.005', seededRandom(1))).toBe('1.00'));
});
