import type { Profile } from '@clearbench/iso20022/profile';
import { type Changes, sampleTree, written } from '@clearbench/iso20022/samples/sample-tree';
import type { Rule } from '@clearbench/validation-engine/rule';
import examples from '../generated/examples.json' with { type: 'json' };
import { validate } from './validate.fixture.ts';

type Example = { readonly right: string; readonly wrong: string };

/** Builds a valid message with these changes. */
export type Sample = (changes?: Changes, rbVersion?: Profile['rbVersion']) => string;

/** The path of the element into which the elements of the example belong; by their names if they belong into several. */
export type ExamplePath = string | Readonly<Record<string, string>>;

/** Elements of one name follow each other; the message's own element has no path. */
const pathOf = (examplePath: ExamplePath, name: string, index: number): string => {
  const parent = typeof examplePath === 'string' ? examplePath : (examplePath[name] ?? '');
  return `${parent === '' ? '' : `${parent}/`}${name}${index > 1 ? `[${String(index)}]` : ''}`;
};

const changesOf = (examplePath: ExamplePath, example: string): Changes =>
  Object.fromEntries(
    sampleTree(`<example>${example}</example>`, 'example').children.flatMap((element, at, all) => {
      const index = all.slice(0, at + 1).filter(({ name }) => name === element.name).length;
      const path = pathOf(examplePath, element.name, index);
      const inside = element.children.length ? element.children.map((child) => written(child)).join('') : element.text;
      return [[path, inside], ...Object.entries(element.attributes).map(([name, value]) => [`${path}@${name}`, value])];
    }),
  ) as Changes;

/** Expects that the first example in the rule's texts.json keeps the rule and the second one breaks it. */
export const expectExamples = (rule: Rule, profile: Profile, sample: Sample, examplePath: ExamplePath): void => {
  const isBroken = (example: string): boolean => {
    const xml = sample(changesOf(examplePath, example), profile.rbVersion);
    const { validationMessages } = validate(new TextEncoder().encode(xml), profile, { rules: [rule] });
    expect(validationMessages.map(({ ruleId }) => ruleId)).not.toContain('validator.broken');
    return validationMessages.some(({ ruleId }) => ruleId === rule.id);
  };
  const { right, wrong } = (examples as Readonly<Record<string, Example>>)[rule.id] ?? { right: '', wrong: '' };
  expect([isBroken(right), isBroken(wrong)]).toEqual([false, true]);
};
