import { fingerprint } from './fingerprint.ts';

describe('fingerprint', () => {
  it('is the same for the same text', () => {
    expect(fingerprint('<Document/>')).toBe(fingerprint('<Document/>'));
  });

  it('tells texts apart that differ in one character or in the order of two', () => {
    const all = ['', 'a', 'ab', 'ba', '<Ccy>EUR</Ccy>', '<Ccy>EUS</Ccy>', 'é', 'e'].map(fingerprint);
    expect(new Set(all).size).toBe(all.length);
  });

  it('meets no twin among 20,000 near texts', () => {
    const all = Array.from({ length: 20_000 }, (_, at) => fingerprint(`<InstdAmt Ccy="EUR">${at}.00</InstdAmt>`));
    expect(new Set(all).size).toBe(all.length);
  });
});
