import { builtInNames } from '../code-sets/built-in-lists.ts';
import { findingLanguages } from '../texts/finding-texts.ts';
import { everyFact } from './facts/every-fact.ts';
import { ruleIds } from './rule-groups.ts';
import { rulePage, rulePages } from './rule-page.ts';
import { reasonIn, ruleTexts } from './rule-texts.ts';

const idsWhere = (holds: (page: (typeof rulePages)[number]) => boolean) => rulePages.filter(holds).map(({ id }) => id);

describe('the pages of rules', () => {
  it('are 125, one for each rule of the catalogue', () => {
    expect(ruleIds).toHaveLength(125);
    expect(rulePages.map(({ id }) => id)).toEqual(ruleIds);
    expect(Object.keys(everyFact).toSorted()).toEqual(ruleIds.toSorted());
  });

  it('say how each rule is checked, or why it is not', () => {
    expect(idsWhere(({ check, unchecked }) => check === undefined && unchecked === undefined)).toEqual([]);
    expect(idsWhere(({ check }) => check !== undefined && check.source.length < 10)).toEqual([]);
  });

  it('say where each rule applies', () => expect(idsWhere(({ scope }) => !scope?.schemes.length)).toEqual([]));

  it('say which rule finds the same where there is none of its own', () =>
    expect(rulePage('M-02')?.check).toMatchObject({ by: 'T-03', severity: 'Error', layer: 'structure' }));

  it('ask the rule itself where it applies', () => {
    expect(rulePage('P-09')?.scope).toEqual({
      schemes: ['inst'],
      rulebooks: ['2019', '2021', '2023'],
      messages: ['pacs.008'],
    });
    expect(rulePage('D-01')?.scope?.schemes).toEqual(['core', 'b2b']);
    expect(rulePage('A-05')?.scope?.rulebooks).toEqual(['2025']);
    expect(rulePage('T-03')?.scope?.messages).toContain('camt.053');
    expect(rulePage('H-08')?.scope?.files).toContain('ICF');
  });

  it('call nothing an error that no published source confirms', () =>
    expect(idsWhere(({ check, facts }) => facts.unconfirmed === true && check?.severity === 'Error')).toEqual([]));

  it('show two different examples of each rule', () =>
    expect(idsWhere(({ facts: { right, wrong } }) => right === '' || wrong === '' || right === wrong)).toEqual([]));

  it('know no other ids', () => expect(rulePage('X-01')).toBeUndefined());

  it.each(findingLanguages)('have all their texts in %s', async (language) => {
    const texts = await ruleTexts(language);
    const wanted = ruleIds.flatMap((id) => ['title', 'demands', 'why', 'mend'].map((part) => `${id}.${part}`));
    expect(wanted.filter((key) => (texts[key] ?? '').length < 4)).toEqual([]);
    const lists = builtInNames.map((name) => `list.${name}`);
    expect(lists.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
    const known = new Set([...wanted, ...lists, ...ruleIds.map((id) => `${id}.source`)]);
    expect(Object.keys(texts).filter((key) => !known.has(key) && !key.startsWith('reason.'))).toEqual([]);
    const long = ruleIds.filter((id) => (texts[`${id}.title`] ?? '').length > 60);
    expect(long).toEqual([]);
  });

  it.each(['de', 'fr'])('say in %s where each rule comes from', async (language) => {
    const texts = await ruleTexts(language);
    expect(idsWhere(({ id, check }) => (texts[`${check?.by ?? id}.source`] ?? '').length < 10)).toEqual([]);
  });

  it.each(['de', 'fr'])('say in %s what is not checked, and why', async (language) => {
    const texts = await ruleTexts(language);
    const reasons = rulePages.flatMap(({ unchecked }) => unchecked?.reason ?? []);
    expect(reasons.filter((reason) => reasonIn(texts, reason) === reason)).toEqual([]);
  });
});
