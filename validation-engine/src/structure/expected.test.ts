import { expectedValue } from './expected.ts';

describe('what a value should look like', () => {
  it.each([
    [0, '0'],
    [1, '0.0'],
    [2, '0.00'],
    [5, '0.00'],
  ])('is, with %s fraction digits, %s', (fractionDigits, expected) =>
    expect(expectedValue({ kind: 'decimal', totalDigits: 18, fractionDigits })).toBe(expected),
  );
});
