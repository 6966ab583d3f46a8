import { byLetterPair, letterPair, noPair } from './letter-pair-index.ts';

describe('a pair of letters', () => {
  it('has its own number at any position', () => {
    expect(letterPair('AA', 0)).toBe(0);
    expect(letterPair('ZZ', 0)).toBe(noPair - 1);
    expect(letterPair('ZYDODEF0XXX', 4)).toBe(letterPair('DE', 0));
    expect(letterPair('ED', 0)).not.toBe(letterPair('DE', 0));
  });

  it('is none of other characters, nor beyond the end', () => {
    for (const text of ['', 'D', 'de', 'D1', '1D', '@A', 'A[', 'ÄA', 'DE']) {
      expect([text, letterPair(text, text === 'DE' ? 1 : 0)]).toEqual([text, noPair]);
    }
  });

  it('finds what a table holds', () => {
    const table = byLetterPair([['DE', 'Germany']]);
    expect([table[letterPair('DE89', 0)], table[letterPair('ED', 0)], table[noPair]]).toEqual([
      'Germany',
      undefined,
      undefined,
    ]);
  });
});
