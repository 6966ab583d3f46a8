import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { facetNames } from '@clearbench/iso20022/model/facets';
import { findingLanguages, findingText, findingTexts } from '@clearbench/rules/texts/finding-texts';

const placeholders = (sentence: string): readonly string[] =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).toSorted();

const root = join(import.meta.dirname, '../../..');
const sourceOf = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

describe('texts of findings', () => {
  it('are filled with what was found', () => {
    expect(findingText('en', 'T-03.unknown', { element: 'Foo', parent: 'GrpHdr' })).toBe(
      'Foo is not allowed in GrpHdr.',
    );
    expect(findingText('de', 'finding.T-03.unknown', { element: 'Foo', parent: 'GrpHdr' })).toBe(
      'Foo ist in GrpHdr nicht erlaubt.',
    );
  });

  it('show the key where a sentence is missing', () => expect(findingText('en', 'X-99')).toBe('X-99'));

  it('are the same in every language, and speak of the same things', () => {
    const english = findingTexts('en');
    for (const language of findingLanguages) {
      const texts = findingTexts(language);
      expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
      for (const [key, sentence] of Object.entries(texts)) {
        expect([key, new Set(placeholders(sentence))]).toEqual([key, new Set(placeholders(english[key] ?? ''))]);
      }
    }
  });

  it('exist for every facet and every way not to be well-formed', () => {
    const tokenizer = [
      'attributes',
      'failing',
      'markup',
      'namespaces',
      'prolog',
      'references',
      'tags',
      'text',
      'tokenizer',
    ];
    const variants = tokenizer.flatMap((file) =>
      [...sourceOf('xml/src/tokenizer', `${file}.ts`).matchAll(/\bfail\([^']*'(\w+)'/g)].map(
        ([, variant]) => `T-01.${variant}`,
      ),
    );
    expect(variants.length).toBeGreaterThan(20);
    const wanted = [...variants, ...facetNames.slice(1).map((name) => `T-03.${name}`)];
    expect(wanted.filter((key) => findingTexts('en')[key] === undefined)).toEqual([]);
  });
});
