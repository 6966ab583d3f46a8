import { matches } from './matches.ts';

describe('a search', () => {
  it('finds every word, wherever it stands', () => {
    expect(matches('iban wrong', 'I-08', 'The IBAN is wrong')).toBe(true);
    expect(matches('iban lei', 'I-08', 'The IBAN is wrong')).toBe(false);
  });

  it('does not mind capitals, accents and blanks', () => {
    expect(matches(' ueber', 'Über')).toBe(false);
    expect(matches('uber', 'Über')).toBe(true);
    expect(matches('RÈGLE', 'regle')).toBe(true);
  });

  it('finds all where nothing is looked for', () => expect(matches('', 'anything')).toBe(true));
});
