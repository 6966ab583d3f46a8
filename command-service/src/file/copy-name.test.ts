import { copyName } from './copy-name.ts';

describe('name of a copy', () => {
  it('is marked as a copy', () => expect(copyName('payment.xml')).toBe('payment (copy).xml'));
  it('has a number from the second copy on', () => {
    expect(copyName('payment (copy).xml')).toBe('payment (copy 2).xml');
    expect(copyName('payment (copy 9).xml')).toBe('payment (copy 10).xml');
  });
  it('may lack an extension', () => expect(copyName('payment')).toBe('payment (copy)'));
  it('is not longer than the limit', () => expect(copyName(`${'x'.repeat(116)}.xml`)).toHaveLength(120));
  it('contains no lone surrogate', () =>
    expect(copyName(`${'x'.repeat(108)}🏦🏦🏦.xml`)).toBe(`${'x'.repeat(108)} (copy).xml`));
});
