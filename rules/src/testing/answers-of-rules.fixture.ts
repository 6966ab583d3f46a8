import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import { type CleanSample, cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { defineRule, type Rule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { ruleMutations } from '../generated/rule-mutations.ts';
import { mutationTarget } from '../mutations/mutation.ts';
import { validate } from './validate.fixture.ts';

/** What rules answered, by sample, rule and element. */
export type Answers = Readonly<Record<string, string>>;

type Direction = 'forwards' | 'backwards';

type Text = Pick<CleanSample, 'name' | 'text' | 'profile'>;

/** The samples, and for each way to break a rule the first sample that it fits, broken in this way. */
const textsOfRules = (): readonly Text[] => {
  const samples = cleanSamples('2025');
  const targets = samples.map(({ text, profile }) => mutationTarget(text, profile));
  const broken = Object.entries(ruleMutations).flatMap(([rule, mutations]): readonly Text[] => {
    if ('reason' in mutations) return [];
    return mutations.flatMap((mutation, way) => {
      for (const [at, target] of targets.entries()) {
        const text = target && mutation(target);
        const profile = samples[at]?.profile;
        if (text !== undefined && profile !== undefined) return [{ name: `${rule} ${way}`, text, profile }];
      }
      return [];
    });
  });
  return [...samples, ...broken];
};

const pathOf = (node: MessageNode | undefined): string =>
  node === undefined ? '' : `${pathOf(node.parent)}/${node.name}[${node.index}]`;

const answerOf = (found: readonly RuleFinding[]): string =>
  found.length === 0
    ? '-'
    : JSON.stringify(found.map(({ node, because, ...rest }) => [pathOf(node), pathOf(because), rest]));

/** The rule, which notes what it answers. A rule may look at an element more than once. */
const noting = (rule: Rule, note: (node: MessageNode, answer: string) => void): Rule =>
  defineRule({
    ...rule,
    check: (node, context, state) => {
      const found = rule.check(node, context, state);
      note(node, answerOf(found));
      return found;
    },
  });

/** Whether the answers of a rule are to depend on nothing but the elements that it looks at. */
export const isWithoutState = ({ open, check }: Partial<Rule>): boolean => open === undefined && check !== undefined;

/** The answers of rules without a state to the samples, right and wrong ones, in one direction or the other. */
export const answersOf = (rules: readonly Rule[], direction: Direction): Answers => {
  const answers: Record<string, string> = {};
  let text = '';
  const noted = rules.filter(isWithoutState).map((rule) =>
    noting(rule, (node, answer) => {
      const key = `${text} ${rule.id} ${pathOf(node)}`;
      answers[key] = `${answers[key] ?? ''}${answer}`;
    }),
  );
  const texts = textsOfRules();
  for (const one of direction === 'forwards' ? texts : texts.toReversed()) {
    text = one.name;
    validate(new TextEncoder().encode(one.text), one.profile, { rules: noted });
  }
  return answers;
};
