import { existsSync, readdirSync } from 'node:fs';
import { findingLanguages, findingTexts } from '../texts/finding-texts.ts';
import { ruleCatalogue } from './catalogue.ts';
import { checkedInPart, notChecked } from './not-checked.ts';

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map((name) => String(name).replaceAll('\\', '/'));
const ruleFiles = files.filter((name) => /\/[a-z]-\d\d-[a-z0-9-]+\.ts$/.test(`/${name}`));
const ids = ruleCatalogue.map(({ id }) => id);

describe('the rule catalogue', () => {
  it('holds each rule once, and every rule that has a file', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const fileIds = ruleFiles.map((name) => (/([a-z]-\d\d)-[^/]+$/.exec(name)?.[1] ?? '').toUpperCase());
    expect(fileIds.toSorted()).toEqual(ids.toSorted());
  });

  it('has a test beside every rule', () => {
    const untested = ruleFiles.filter((name) => !existsSync(new URL(name.replace(/\.ts$/, '.test.ts'), folder)));
    expect(untested).toEqual([]);
  });

  it('says where every rule comes from', () => {
    expect(ruleCatalogue.filter(({ source }) => source.trim().length < 10).map(({ id }) => id)).toEqual([]);
  });

  it.each(findingLanguages)('has a sentence and help for every rule in %s', (language) => {
    const keys = Object.keys(findingTexts(language));
    const silent = ids.filter((id) => !keys.some((key) => key === id || key.startsWith(`${id}.`)));
    const helpless = ids.filter((id) => (findingTexts(language)[`help.${id}`] ?? '').length < 40);
    expect([silent, helpless]).toEqual([[], []]);
  });

  it('has no sentence for a rule that is not there', () => {
    const known = new Set([...ids, 'T-01', 'T-02', 'T-03', 'validator']);
    const ruleOf = (key: string) => key.replace(/^help\./, '').split('.')[0] ?? '';
    expect(Object.keys(findingTexts('en')).filter((key) => !known.has(ruleOf(key)))).toEqual([]);
  });

  it('accounts for every rule of the groups it covers', () => {
    const groups = { T: 9, H: 10, G: 18, P: 13, I: 22, A: 9, M: 6, S: 6, D: 12, R: 20 };
    const all = Object.entries(groups).flatMap(([group, last]) =>
      Array.from({ length: last }, (_, at) => `${group}-${String(at + 1).padStart(2, '0')}`),
    );
    const core = ['T-01', 'T-02', 'T-03'];
    expect(all.filter((id) => !core.includes(id) && !ids.includes(id) && notChecked[id] === undefined)).toEqual([]);
    expect(ids.filter((id) => notChecked[id] !== undefined)).toEqual([]);
    expect(Object.keys(checkedInPart).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
