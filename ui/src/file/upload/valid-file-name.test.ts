import { validFileName } from './valid-file-name.ts';

describe('the name of an uploaded file', () => {
  it('stays if it is valid', () => expect(validFileName('Zahlung für März.xml')).toBe('Zahlung für März.xml'));
  it('loses characters that not all file systems permit', () =>
    expect(validFileName('a<b>:c?.xml')).toBe('a_b_c_.xml'));
  it('loses characters that reverse the writing direction', () =>
    expect(validFileName('a\u202Egpj.xml')).toBe('a_gpj.xml'));
  it('is cut and keeps its extension', () => {
    const name = validFileName(`${'x'.repeat(200)}.xml`);
    expect(name).toHaveLength(120);
    expect(name.endsWith('x.xml')).toBe(true);
  });
  it('is not cut within a character', () =>
    expect(validFileName(`${'x'.repeat(115)}🏦🏦🏦.xml`)).toBe(`${'x'.repeat(115)}_.xml`));
  it('is never empty', () => expect(validFileName('   ')).toBe('file.xml'));
});
