import { readdirSync, readFileSync } from 'node:fs';
import { suiteLanguages } from './suite-texts.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../texts/${language}.json`, import.meta.url), 'utf8'));

const sourcesIn = (folder: URL): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(`${folder.href}/${name}`), 'utf8'))
    .join('\n');

const sources =
  sourcesIn(new URL('..', import.meta.url)) + sourcesIn(new URL('../../../contracts/src/test-suite', import.meta.url));
const used = new Set([...sources.matchAll(/'(suite\.[a-z]\w+)'/g)].map(([, key = '']) => key));
const withReasons = ['suite.neverHolds.', 'suite.scenarios.'];

describe('the texts of problems', () => {
  it.each(suiteLanguages)('are complete and used in %s', (language) => {
    const keys = Object.keys(textsOf(language));
    expect(
      [...used].filter((key) => key !== 'suite.yaml' && !keys.some((one) => one === key || one.startsWith(`${key}.`))),
    ).toEqual([]);
    const isDetail = (key: string) => withReasons.some((beginning) => key.startsWith(beginning));
    expect(keys.filter((key) => !used.has(key) && !isDetail(key))).toEqual([]);
  });

  it('have the same values in every language', () => {
    const valuesOf = (language: string) =>
      Object.entries(textsOf(language)).map(([key, text]) => [key, [...text.matchAll(/\{\w+\}/g)].flat().toSorted()]);
    for (const language of suiteLanguages) expect(valuesOf(language)).toEqual(valuesOf('en'));
  });
});
