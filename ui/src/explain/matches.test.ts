import { matches } from './matches.ts';

describe('a search', () => {
  it('finds every word in any position', () => {
    expect(matches('iban wrong', 'I-08', 'The IBAN is wrong')).toBe(true);
    expect(matches('iban lei', 'I-08', 'The IBAN is wrong')).toBe(false);
  });

  it('ignores case, accents and spaces', () => {
    expect(matches(' ueber', 'Über')).toBe(false);
    expect(matches('uber', 'Über')).toBe(true);
    expect(matches('RÈGLE', 'regle')).toBe(true);
  });

  it('matches everything if the search is empty', () => expect(matches('', 'anything')).toBe(true));
});
