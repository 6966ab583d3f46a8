import { fittingName } from './fitting-name.ts';

describe('the name of an uploaded file', () => {
  it('stays when it fits', () => expect(fittingName('Zahlung für März.xml')).toBe('Zahlung für März.xml'));
  it('loses what file systems do not agree on', () => expect(fittingName('a<b>:c?.xml')).toBe('a_b_c_.xml'));
  it('loses what turns the order of letters round', () => expect(fittingName('a\u202Egpj.xml')).toBe('a_gpj.xml'));
  it('is cut, its ending kept', () => {
    const name = fittingName(`${'x'.repeat(200)}.xml`);
    expect(name).toHaveLength(120);
    expect(name.endsWith('x.xml')).toBe(true);
  });
  it('holds no half of a letter where it was cut', () =>
    expect(fittingName(`${'x'.repeat(115)}🏦🏦🏦.xml`)).toBe(`${'x'.repeat(115)}_.xml`));
  it('is never empty', () => expect(fittingName('   ')).toBe('file.xml'));
});
