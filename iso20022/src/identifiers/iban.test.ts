import { bbanFits, bbanSegments, ibanCheckDigits, ibanChecksumFits, ibanIsValid, ibanLength } from './iban.ts';
import { bbanStructures } from './iban-registry.ts';

const zeroes = { n: '0', a: 'A', c: '0' } as const;

describe('an IBAN', () => {
  it.each([
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'AT611904300234573201',
    'NL91ABNA0417164300',
    'ES9121000418450200051332',
    'BE68539007547034',
  ])('%s is valid', (iban) => expect(ibanIsValid(iban)).toBe(true));

  it('is refused for its length, its make-up, its check digits or its country', () => {
    expect(ibanIsValid('DE8937040044053201300')).toBe(false);
    expect(ibanIsValid('NL911234567890123')).toBe(false);
    expect(ibanIsValid('DE88370400440532013000')).toBe(false);
    expect(ibanIsValid('XX89370400440532013000')).toBe(false);
  });

  it('is valid if its structure and its check digits fit, for any change of one character', () => {
    for (const iban of ['DE89370400440532013000', 'NL91ABNA0417164300', 'FR1420041010050500013M02606'])
      for (let at = 0; at < iban.length; at++)
        for (const character of ['0', '1', '9', 'A', 'Z', 'a', ' ', ':', '@', '[', 'Ä', '\u0130']) {
          const other = `${iban.slice(0, at)}${character}${iban.slice(at + 1)}`;
          const isKnown = ibanLength(other) !== undefined;
          expect([other, ibanIsValid(other)]).toEqual([other, isKnown && bbanFits(other) && ibanChecksumFits(other)]);
        }
  });

  it('can be built for every country of the registry', () => {
    for (const country of Object.keys(bbanStructures)) {
      const bban = (bbanSegments(country) ?? []).map(({ kind, length }) => zeroes[kind].repeat(length)).join('');
      const iban = `${country}${ibanCheckDigits(country, bban)}${bban}`;
      expect(iban).toHaveLength(ibanLength(country) ?? 0);
      expect(ibanIsValid(iban)).toBe(true);
    }
  });

  it('has the length its country prescribes', () => {
    expect([ibanLength('NO'), ibanLength('DE'), ibanLength('MT'), ibanLength('US')]).toEqual([15, 22, 31, undefined]);
  });

  it('of an unknown country is not judged by its make-up', () => {
    expect(bbanFits('US00ANYTHING')).toBe(true);
  });
});
