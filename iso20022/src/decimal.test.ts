import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  subtractDecimals,
  sumDecimals,
} from './decimal.ts';

const decimal = (text: string): Decimal => {
  const parsed = parseDecimal(text);
  if (parsed === undefined) throw new Error(`${text} is no decimal`);
  return parsed;
};

describe('a decimal', () => {
  it('keeps the digits it was written with', () => {
    for (const text of ['0.10', '-1.50', '999999999999999.99', '7']) expect(formatDecimal(decimal(text))).toBe(text);
  });

  it('reads every form xs:decimal allows', () => {
    expect(formatDecimal(decimal('+.5'))).toBe('0.5');
    expect(formatDecimal(decimal('5.'))).toBe('5');
    expect(formatDecimal(decimal('007.0'))).toBe('7.0');
  });

  it.each(['', '.', '-', '1e3', '1,50', ' 1', 'NaN', '1.2.3', '١'])('refuses %p', (text) => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('adds without losing a cent', () => {
    const sum = sumDecimals(Array.from({ length: 10 }, () => decimal('0.1')));
    expect(compareDecimals(sum, decimal('1'))).toBe(0);
    expect(formatDecimal(addDecimals(decimal('999999999999999.99'), decimal('0.01')))).toBe('1000000000000000.00');
    expect(formatDecimal(subtractDecimals(decimal('1'), decimal('1.005')))).toBe('-0.005');
  });

  it('is compared by value, not by the way it is written', () => {
    expect(compareDecimals(decimal('1.5'), decimal('1.50'))).toBe(0);
    expect(compareDecimals(decimal('-2'), decimal('1'))).toBeLessThan(0);
    expect(compareDecimals(decimal('0.011'), decimal('0.01'))).toBeGreaterThan(0);
  });

  it('is padded to a wished number of digits after the point', () => {
    expect(formatDecimal(decimal('3'), 2)).toBe('3.00');
    expect(formatDecimal(decimal('.001'), 2)).toBe('0.001');
  });
});
