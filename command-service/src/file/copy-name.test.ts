import { copyName } from './copy-name.ts';

describe('the name of a copy', () => {
  it('says that it is one', () => expect(copyName('payment.xml')).toBe('payment (copy).xml'));
  it('counts on', () => {
    expect(copyName('payment (copy).xml')).toBe('payment (copy 2).xml');
    expect(copyName('payment (copy 9).xml')).toBe('payment (copy 10).xml');
  });
  it('does without an extension', () => expect(copyName('payment')).toBe('payment (copy)'));
  it('stays within what a name may be', () => expect(copyName(`${'x'.repeat(116)}.xml`)).toHaveLength(120));
  it('holds no half of a letter', () =>
    expect(copyName(`${'x'.repeat(108)}🏦🏦🏦.xml`)).toBe(`${'x'.repeat(108)} (copy).xml`));
});
