import { isComparable } from './mismatch-table.tsx';

describe('the difference of two values', () => {
  it('is marked where most of the text is equal', () =>
    expect(isComparable({ expected: 'MSG-2027-0001', actual: 'MSG-2027-0002' })).toBe(true));

  it('is not marked for different words, absent values and long texts', () => {
    expect(isComparable({ expected: 'ACCP', actual: 'RJCT' })).toBe(false);
    expect(isComparable({ expected: '', actual: 'AC04' })).toBe(false);
    expect(isComparable({ expected: 'a'.repeat(600), actual: `${'a'.repeat(600)}b` })).toBe(false);
  });
});
