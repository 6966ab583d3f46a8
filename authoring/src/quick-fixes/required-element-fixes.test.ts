import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import type { Profile } from '@clearbench/iso20022/profile';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import { pathsIn } from '@clearbench/iso20022/subsets/subset-element';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { drop } from '@clearbench/rules/mutations/operations';
import { validate } from '@clearbench/validator/validate';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { fixesFor } from './fixes.ts';
import { editedText } from './offered-fixes.ts';

const reportOn = (text: string, profile: Profile) => validate(new TextEncoder().encode(text), profile);
const errorsIn = (messages: readonly ValidationMessage[]): readonly string[] =>
  messages.flatMap(({ severity, ruleId, path }) => (severity === 'Error' ? [`${ruleId} ${path}`] : []));

const offsetOf = (text: string, { line, column }: ValidationMessage): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

/** Errors that remain, by element and rule, with the reason. */
const knownErrors: Readonly<Record<string, string>> = {
  'OrgnlIntrBkSttlmAmt R-02': 'Only the original has the amount; the finding has a fix.',
  'OrgnlIntrBkSttlmDt R-02': 'Only the original has the date; the finding has a fix.',
};

/** The path suffixes of elements that a use of the message requires. */
const requiredIn = (messageType: string, profile: Profile): readonly string[] => {
  const uses = [...(messageSubset(messageType, profile)?.uses.values() ?? [])];
  return [...new Set(uses.flatMap((use) => pathsIn(use, ({ required }) => required)))];
};

const known = new Set<string>();
const isKnown = (name: string, error: string): boolean => {
  const pair = `${name} ${error.split(' ')[0]}`;
  if (Object.hasOwn(knownErrors, pair)) known.add(pair);
  return Object.hasOwn(knownErrors, pair);
};

type FixResult = { readonly fixes: number; readonly problems: readonly string[] };

/** Removes each required element from the sample, and puts it back by the fix of E-02. */
const outcomeOf = (text: string, profile: Profile): FixResult => {
  const target = mutationTarget(text, profile);
  const { messageType = '' } = reportOn(text, profile).validationSummary;
  const problems: string[] = [];
  let fixes = 0;
  for (const path of requiredIn(messageType, profile)) {
    const name = path.split('/').at(-1) ?? '';
    const without = target && drop(path)(target);
    const found = without === undefined ? [] : reportOn(without, profile).validationMessages;
    const finding = found.find(({ ruleId, params }) => ruleId === 'E-02' && params.element === name);
    if (without === undefined || finding === undefined) continue;
    const offset = offsetOf(without, finding);
    const grammar = grammarOf(profile);
    const [fix] = fixesFor({
      index: createTextIndex(without),
      text: without,
      offset,
      finding,
      grammar,
      language: 'en',
    });
    const after = fix === undefined ? [] : reportOn(editedText(without, fix.edits), profile).validationMessages;
    fixes += 1;
    if (fix === undefined) problems.push(`${path}: no fix`);
    else problems.push(...errorsIn(after).flatMap((error) => (isKnown(name, error) ? [] : [`${path}: ${error}`])));
  }
  return { fixes, problems };
};

describe('a missing element that the subset requires', () => {
  const samples = (['2019', '2021', '2023', '2025'] as const).flatMap(cleanSamples);
  const withSubset = samples.filter(({ name }) => !name.startsWith('file of'));
  let fixes = 0;

  it.each(withSubset)('is put in with values that cause no error: $name', ({ text, profile }) => {
    const outcome = outcomeOf(text, profile);
    expect(outcome.problems).toEqual([]);
    fixes += outcome.fixes;
  });

  it('is found hundreds of times, and every named exception occurs', () => {
    expect(fixes).toBeGreaterThan(300);
    expect([...known].toSorted()).toEqual(Object.keys(knownErrors).toSorted());
  });
});
