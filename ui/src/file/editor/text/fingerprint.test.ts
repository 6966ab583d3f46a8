import { fingerprint } from './fingerprint.ts';
import { sliceLength } from './slices.ts';

describe('fingerprint', () => {
  it('is the same for the same text', async () => {
    expect(await fingerprint('<Document/>')).toBe(await fingerprint('<Document/>'));
  });

  it('differs for texts that differ in one character or in the order of two', async () => {
    const texts = ['', 'a', 'ab', 'ba', '<Ccy>EUR</Ccy>', '<Ccy>EUS</Ccy>', 'é', 'e'];
    expect(new Set(await Promise.all(texts.map(fingerprint))).size).toBe(texts.length);
  });

  it('covers text after the first slice', async () => {
    const long = 'x'.repeat(sliceLength + 10);
    expect(await fingerprint(`${long}a`)).not.toBe(await fingerprint(`${long}b`));
  });

  it('has no collision among 20,000 similar texts', async () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `<InstdAmt Ccy="EUR">${at}.00</InstdAmt>`);
    expect(new Set(await Promise.all(texts.map(fingerprint))).size).toBe(texts.length);
  });
});
