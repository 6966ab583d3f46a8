import { knownLanguage, languageTag } from './language-tag.ts';
import { keysIn } from './plural-forms.ts';

describe('language tag', () => {
  it.each([
    ['de', 'de'],
    [' PT-br ', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['sr-Latn', 'sr-Latn'],
  ])('normalises %j to %s', (written, kept) => expect(languageTag(written)).toBe(kept));

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
  ])('rejects %j', (written) => expect(languageTag(written)).toBeUndefined());
});

describe('known language', () => {
  const known = ['en', 'de', 'pt-BR', 'de-AT'];
  it.each([
    ['de-AT', 'de-AT'],
    ['de-CH', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['nds', undefined],
    ['it', undefined],
    [null, undefined],
  ])('maps %s to %s', (wanted, meant) => expect(knownLanguage(wanted, known)).toBe(meant));
});

describe('keys of a language', () => {
  const english = { a: 'a', n_one: '1', n_other: '{{count}}', z: 'z' };
  it('include a form for zero where the English text has one', () =>
    expect([...keysIn({ ...english, n_zero: 'none' }, 'ja')].sort()).toEqual(['a', 'n_other', 'n_zero', 'z']));
  it('include the plural forms of the language', () => {
    expect(keysIn(english, 'en')).toEqual(['a', 'n_one', 'n_other', 'z']);
    expect(keysIn(english, 'ja')).toEqual(['a', 'n_other', 'z']);
    expect([...keysIn(english, 'pl')].sort()).toEqual(['a', 'n_few', 'n_many', 'n_one', 'n_other', 'z']);
  });
});
