import { ruleCatalogue } from '../rules/catalogue.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { type Changes, sampleTree, written } from '../rules/samples/sample-tree.ts';
import { validate } from '../validate.ts';
import { examplePlaces, type Place, type Under } from './example-places.ts';
import { everyFact } from './facts/every-fact.ts';
import { ruleIds } from './rule-groups.ts';

/** Several elements of one name follow each other; the message's own element has no path. */
const pathOf = (under: Under, name: string, index: number): string => {
  const parent = typeof under === 'string' ? under : (under[name] ?? '');
  return `${parent === '' ? '' : `${parent}/`}${name}${index > 1 ? `[${String(index)}]` : ''}`;
};

const changesOf = (under: Under, example: string): Changes =>
  Object.fromEntries(
    sampleTree(`<example>${example}</example>`, 'example').children.flatMap((element, at, all) => {
      const index = all.slice(0, at + 1).filter(({ name }) => name === element.name).length;
      const path = pathOf(under, element.name, index);
      const inside = element.children.length ? element.children.map((child) => written(child)).join('') : element.text;
      return [[path, inside], ...Object.entries(element.attributes).map(([name, value]) => [`${path}@${name}`, value])];
    }),
  ) as Changes;

const breaks = (id: string, example: string): boolean => {
  const [sample, under, changes = {}] = examplePlaces[id] as Place;
  const profile = { ...sctProfile, ...changes };
  const xml = sample(changesOf(under, example), profile.rbVersion);
  const rules = ruleCatalogue.filter((rule) => rule.id === id);
  const { validationMessages } = validate(new TextEncoder().encode(xml), profile, { rules });
  expect(validationMessages.map(({ ruleId }) => ruleId)).not.toContain('validator.broken');
  return validationMessages.some(({ ruleId }) => ruleId === id);
};

describe('the examples of rules', () => {
  it.each(Object.keys(examplePlaces))('%s: one keeps the rule and the other breaks it', (id) => {
    const { right, wrong } = everyFact[id] ?? { right: '', wrong: '' };
    expect([breaks(id, right), breaks(id, wrong)]).toEqual([false, true]);
  });

  it('are XML that can be read, but for what is no XML at all', () => {
    const read = (xml: string) => validate(new TextEncoder().encode(`<Example>${xml}</Example>`), sctProfile);
    const broken = ruleIds.filter((id) => {
      const { right = '', wrong = '' } = everyFact[id] ?? {};
      return [right, wrong].some((xml) => read(xml).validationMessages.some(({ ruleId }) => ruleId === 'T-01'));
    });
    expect(broken).toEqual(['T-01']);
  });
});
