import { existsSync } from 'node:fs';
import { ruleCatalogue, ruleIds } from '@clearbench/rules/catalogue';
import { everyRule } from '@clearbench/rules/generated/every-rule';
import { findingLanguages, findingTexts } from '@clearbench/rules/texts/finding-texts';
import { readRuleFolders, rulesFolder } from './rule-folders.ts';

const folders = readRuleFolders();
const ids = ruleCatalogue.map(({ id }) => id);
const pathOf = new Map(folders.map(({ id, path }) => [id, path]));
const without = (file: string): readonly string[] =>
  ids.filter((id) => !existsSync(`${rulesFolder}${pathOf.get(id) ?? id}/${file}`));

describe('the rule catalogue', () => {
  it('has each rule once, with the id of its folder', () => {
    expect(new Set(ruleIds).size).toBe(ruleIds.length);
    expect(ruleIds).toEqual(folders.map(({ id }) => id));
  });

  it('has no gap in the numbers of a group', () => {
    const expected = Object.values(Object.groupBy(ruleIds, (id) => id.slice(0, 1))).flatMap((group = []) =>
      group.map((id, at) => `${id.slice(0, 1)}-${String(at + 1).padStart(2, '0')}`),
    );
    expect(ruleIds).toEqual(expected);
  });

  it('has a test in every folder of a rule with a check', () => expect(without('rule.test.ts')).toEqual([]));

  it('has mutations, or the reason why there are none, in every folder of a rule with a check', () =>
    expect(without('mutation.ts')).toEqual([]));

  it.each(findingLanguages)('has a sentence and help for every rule in %s', (language) => {
    const keys = Object.keys(findingTexts(language));
    const silent = ids.filter((id) => !keys.some((key) => key === id || key.startsWith(`${id}.`)));
    const helpless = ids.filter((id) => (findingTexts(language)[`help.${id}`] ?? '').length < 40);
    expect([silent, helpless]).toEqual([[], []]);
  });

  it('has no sentence for a rule without a check', () => {
    const reporting = new Set([...ids, 'T-01', 'T-02', 'T-03', 'validator']);
    const ruleOf = (key: string) => key.replace(/^help\./, '').split('.')[0] ?? '';
    expect(Object.keys(findingTexts('en')).filter((key) => !reporting.has(ruleOf(key)))).toEqual([]);
  });

  it('names only rules of the catalogue as those that report the violations of others', () => {
    const named = everyRule.flatMap(({ coveredBy }) => coveredBy ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((id) => !ruleIds.includes(id))).toEqual([]);
  });
});
