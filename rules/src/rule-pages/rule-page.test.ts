import { builtInNames } from '@clearbench/iso20022/code-sets/built-in-lists';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { ruleIds } from '../catalogue.ts';
import { validate } from '../testing/validate.fixture.ts';
import { findingLanguages } from '../texts/finding-texts.ts';
import { rulePage, rulePages } from './rule-page.ts';
import { ruleTexts } from './rule-texts.ts';

const idsWhere = (holds: (page: (typeof rulePages)[number]) => boolean) => rulePages.filter(holds).map(({ id }) => id);

const isXml = (xml: string): boolean =>
  validate(new TextEncoder().encode(`<Example>${xml}</Example>`), sctProfile).validationMessages.every(
    ({ ruleId }) => ruleId !== 'T-01',
  );

describe('the pages of rules', () => {
  it('are one for each rule of the catalogue', () => {
    expect(rulePages.length).toBeGreaterThanOrEqual(125);
    expect(rulePages.map(({ id }) => id)).toEqual(ruleIds);
  });

  it('have a layer and a severity for every rule', () =>
    expect(idsWhere(({ check: { layer, severity } }) => !layer || !severity)).toEqual([]));

  it('have the scope of every rule', () => expect(idsWhere(({ scope }) => scope.schemes.length === 0)).toEqual([]));

  it('name the rule that reports the violations of a rule without a check', () =>
    expect(rulePage('M-02')?.check).toEqual({ by: 'T-03', severity: 'Error', layer: 'structure' }));

  it('derive the scope from the rule', () => {
    expect(rulePage('P-09')?.scope).toEqual({
      schemes: ['inst'],
      rulebooks: ['2019', '2021', '2023'],
      messages: ['pacs.008', 'pain.001'],
    });
    expect(rulePage('D-01')?.scope.schemes).toEqual(['core', 'b2b']);
    expect(rulePage('A-05')?.scope.rulebooks).toEqual(['2025']);
    expect(rulePage('T-03')?.scope.messages).toContain('camt.053');
    expect(rulePage('H-08')?.scope.files).toContain('ICF');
  });

  it('have no error without a published source', () =>
    expect(idsWhere(({ check, facts }) => facts.unconfirmed === true && check.severity === 'Error')).toEqual([]));

  it('have two different examples', () =>
    expect(idsWhere(({ facts: { right, wrong } }) => right === '' || wrong === '' || right === wrong)).toEqual([]));

  it('have examples in well-formed XML, except for the rule about well-formed XML', () =>
    expect(idsWhere(({ facts: { right, wrong } }) => !isXml(right) || !isXml(wrong))).toEqual(['T-01']));

  it('do not exist for other ids', () => expect(rulePage('Z-01')).toBeUndefined());

  it.each(findingLanguages)('have all their texts in %s', async (language) => {
    const texts = await ruleTexts(language);
    const wanted = ruleIds.flatMap((id) => ['title', 'requirement', 'why', 'fix'].map((part) => `${id}.${part}`));
    expect(wanted.filter((key) => (texts[key] ?? '').length < 4)).toEqual([]);
    const lists = builtInNames.map((name) => `list.${name}`);
    expect(lists.filter((key) => (texts[key] ?? '') === '')).toEqual([]);
    const optional = ruleIds.flatMap((id) => [`${id}.source`, `${id}.limitation`]);
    const known = new Set([...wanted, ...lists, ...optional]);
    expect(Object.keys(texts).filter((key) => !known.has(key))).toEqual([]);
    const long = ruleIds.filter((id) => (texts[`${id}.title`] ?? '').length > 60);
    expect(long).toEqual([]);
  });

  it.each(findingLanguages)('name the source of every rule in %s', async (language) => {
    const texts = await ruleTexts(language);
    expect(idsWhere(({ id, check }) => (texts[`${check.by ?? id}.source`] ?? '').length < 10)).toEqual([]);
  });

  it.each(findingLanguages)('give the reason in %s if another rule reports violations', async (language) => {
    const texts = await ruleTexts(language);
    expect(idsWhere(({ id, coveredBy }) => coveredBy !== undefined && !texts[`${id}.limitation`])).toEqual([]);
  });

  it.each(['de', 'fr'])('give the same limitations in %s as in English', async (language) => {
    const limited = (texts: object): string[] => Object.keys(texts).filter((key) => key.endsWith('.limitation'));
    expect(limited(await ruleTexts(language))).toEqual(limited(await ruleTexts('en')));
  });
});
