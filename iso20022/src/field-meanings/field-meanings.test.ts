import { fieldName, namedTags } from '../field-names/field-names.ts';
import { explainedTags, fieldMeaning } from './field-meanings.ts';

const languages = ['en', 'de', 'fr'] as const;
const words = (sentence: string): readonly string[] => sentence.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];

describe('field meanings', () => {
  it.each(languages)('exist for each element that has a name, and for no other (%s)', (language) => {
    const explained = explainedTags().filter((tag) => fieldMeaning(tag, language));
    expect(explained.sort()).toEqual([...namedTags()].sort());
  });

  it.each(languages)('are a sentence each that says more than the name (%s)', (language) => {
    const odd = explainedTags().filter((tag) => {
      const sentence = fieldMeaning(tag, language) ?? '';
      const count = words(sentence).length;
      const isSentence = /^\p{Lu}.*\.$/u.test(sentence);
      return !isSentence || count < 6 || count > 22 || sentence.startsWith(`${fieldName(tag, language)}.`);
    });
    expect(odd).toEqual([]);
  });

  it('are plain text of their own language', () => {
    const all = languages.map((language) => explainedTags().map((tag) => fieldMeaning(tag, language)));
    expect(all.flat().filter((sentence) => sentence === undefined || /[<>`*_]/.test(sentence))).toEqual([]);
    expect(new Set(explainedTags().map((tag) => fieldMeaning(tag, 'en'))).size).toBeGreaterThan(600);
    expect(explainedTags().filter((tag) => fieldMeaning(tag, 'en') === fieldMeaning(tag, 'de'))).toEqual([]);
    expect(explainedTags().filter((tag) => fieldMeaning(tag, 'de') === fieldMeaning(tag, 'fr'))).toEqual([]);
  });

  it('are undefined for unknown tags', () => {
    expect(fieldMeaning('OwnTagOfSmbdy', 'en')).toBeUndefined();
  });
});
