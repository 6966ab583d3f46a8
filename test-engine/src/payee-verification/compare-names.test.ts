import { compareNames, editDistance, wordsOfName } from './compare-names.ts';

describe('the comparison of a name with that of the account holder', () => {
  it.each([
    ['Hanna Beispiel', 'HANNA  BEISPIEL'],
    ['Beispiel, Hanna', 'Hanna Beispiel'],
    ['Frau Dr. Hanna Beispiel', 'Hanna Beispiel'],
    ['José Müller', 'Jose Muller'],
    ["O'Neill", 'ONeill'],
    ['Weiß GmbH', 'WEISS GMBH'],
  ])('%s matches %s', (given, holder) => expect(compareNames(given, holder)).toBe('MTCH'));

  it.each([
    ['H. Beispiel', 'Hanna Beispiel'],
    ['Hanna Beispeil', 'Hanna Beispiel'],
    ['Hanna Maria Beispiel', 'Hanna Beispiel'],
    ['Hannah Beispiel', 'Hanna Beispiel'],
    ['Example MillsSA', 'Example Mills SA'],
  ])('%s is close to %s', (given, holder) => expect(compareNames(given, holder)).toBe('CMTC'));

  it.each([
    ['Beispiel', 'Hanna Beispiel'],
    ['Petra Muster', 'Hanna Beispiel'],
    ['Silva Construcoes SA', 'Silva Consultores SA'],
    ['', 'Hanna Beispiel'],
    ['...', '...'],
  ])('%s does not match %s', (given, holder) => expect(compareNames(given, holder)).toBe('NMTC'));

  it('counts mistakes, a swap of neighbours as one', () => {
    expect([editDistance('ABC', 'ABC'), editDistance('ABC', 'ACB'), editDistance('', 'AB')]).toEqual([0, 1, 2]);
    expect(editDistance('KITTEN', 'SITTING')).toBe(3);
  });

  it('keeps a name that consists of a title', () => expect(wordsOfName('Herr')).toEqual(['HERR']));
});
