import { knownLanguage, languageTag } from './language-tag.ts';
import { keysIn } from './plural-forms.ts';

describe('a language tag', () => {
  it.each([
    ['de', 'de'],
    [' PT-br ', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['sr-Latn', 'sr-Latn'],
  ])('%j is kept as %s', (written, kept) => expect(languageTag(written)).toBe(kept));

  it.each([
    '',
    'd',
    'german',
    'de_DE',
    'de-',
    'en-u-ca-buddhist',
    'en-x-mine',
    '../etc',
    'de,fr',
    '<b>',
    'x'.repeat(40),
  ])('%j is none', (written) => expect(languageTag(written)).toBeUndefined());
});

describe('a known language', () => {
  const known = ['en', 'de', 'pt-BR', 'de-AT'];
  it.each([
    ['de-AT', 'de-AT'],
    ['de-CH', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['nds', undefined],
    ['it', undefined],
    [null, undefined],
  ])('%s means %s', (wanted, meant) => expect(knownLanguage(wanted, known)).toBe(meant));
});

describe('the keys of a language', () => {
  const english = { a: 'a', n_one: '1', n_other: '{{count}}', z: 'z' };
  it('say nought in words where the English text does', () =>
    expect([...keysIn({ ...english, n_zero: 'none' }, 'ja')].sort()).toEqual(['a', 'n_other', 'n_zero', 'z']));
  it('hold the plural forms it has', () => {
    expect(keysIn(english, 'en')).toEqual(['a', 'n_one', 'n_other', 'z']);
    expect(keysIn(english, 'ja')).toEqual(['a', 'n_other', 'z']);
    expect([...keysIn(english, 'pl')].sort()).toEqual(['a', 'n_few', 'n_many', 'n_one', 'n_other', 'z']);
  });
});
