import { readSubsetElement, readSubsetValue } from './subset-notation.ts';

describe('an element of a subset', () => {
  const sct2023 = { scheme: 'sct', rbVersion: '2023' } as const;
  const inst2019 = { scheme: 'inst', rbVersion: '2019' } as const;

  it.each([
    ['Nm', 1, 1],
    ['Nm?', 0, 1],
    ['Nm*', 0, Infinity],
    ['Nm+', 1, Infinity],
    ['Nm[0..2]', 0, 2],
  ])('%s has the bounds %d and %d', (key, min, max) =>
    expect(readSubsetElement(key, sct2023)).toMatchObject({ name: 'Nm', min, max }),
  );

  it.each([
    ['Nm 2023+', true, false],
    ['Nm 2021-', false, true],
    ['Nm sct', true, false],
    ['Nm inst', false, true],
    ['Nm inst 2023+', false, false],
  ])('%s exists in some schemes and rulebooks', (key, inSct2023, inInst2019) => {
    expect(readSubsetElement(key, sct2023) !== undefined).toBe(inSct2023);
    expect(readSubsetElement(key, inst2019) !== undefined).toBe(inInst2019);
  });
});

describe('a value of a subset', () => {
  it.each([
    ['value', undefined],
    ['PostalAddress', undefined],
    ['code CLRG INDA', { kind: 'code', codes: ['CLRG', 'INDA'] }],
    ['text 1..70', { kind: 'text', max: 70 }],
    ['amount 0.01..9.99 2 EUR', { kind: 'amount', range: '0.01–9.99', fractionDigits: 2, currency: 'EUR' }],
    ['amount 0.. 2', { kind: 'amount', to: undefined, fractionDigits: 2, currency: undefined }],
  ])('%s is read', (text, value) => {
    if (value === undefined) expect(readSubsetValue(text)).toBeUndefined();
    else expect(readSubsetValue(text)).toMatchObject(value);
  });

  it('with a pattern is compared as a whole', () => {
    const value = readSubsetValue('pattern [A-Z]{1,3}|a');
    expect(value?.kind === 'pattern' && ['AB', 'a', 'ABCD', 'aB'].map((text) => value.pattern.test(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
