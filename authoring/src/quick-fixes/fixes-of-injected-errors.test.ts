import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import type { Profile } from '@clearbench/iso20022/profile';
import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { validate } from '@clearbench/validator/validate';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { moreBroken } from '../error-injection/break-rule.ts';
import { everyMutation } from '../error-injection/every-mutation.ts';
import { editedText, offeredFixes } from './offered-fixes.ts';
import { quickFixOf } from './quick-fix.ts';

/** Fixes after which an error of another rule remains, by finding and error, with the reason. */
const knownErrors: Readonly<Record<string, string>> = {
  'R-05.whole G-05': 'The total in the header contains the wrong amount; its finding has a fix.',
  'R-06.sum G-05': 'The total in the header contains the wrong amount; its finding has a fix.',
  'R-10.amount G-05': 'The total in the header contains the wrong amount; its finding has a fix.',
  'I-19 E-01.notAllowed': 'E-01 is silent about an element as long as a specific rule reports it.',
};

const encoder = new TextEncoder();
const keyOf = ({ textKey }: ValidationMessage): string => textKey.replace('finding.', '');

type Offer = { readonly kind: string; readonly value: string; readonly after: string };

/** The expected value of a finding, and its other fixes, each with the text it leads to. */
const offersFor = (text: string, finding: ValidationMessage, profile: Profile): readonly Offer[] => {
  const lines = text.split('\n');
  const { line, column } = finding;
  const offset = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  const rest = (lines[line - 1] ?? '').slice(column - 1);
  const expected = quickFixOf(rest, { ...finding, column: 1 });
  const further = offeredFixes({
    index: createTextIndex(text),
    text,
    offset,
    finding,
    grammar: grammarOf(profile),
    language: 'en',
  });
  const edits =
    expected === undefined
      ? []
      : [{ from: offset + expected.startColumn - 1, to: offset + expected.endColumn - 1, text: expected.text }];
  return [
    ...(expected ? [{ kind: 'expected', value: expected.text, after: editedText(text, edits) }] : []),
    ...further.map(({ kind, value, edits: own }) => ({ kind, value, after: editedText(text, own) })),
  ];
};

type FixResult = { readonly fixes: number; readonly problems: readonly string[]; readonly known: readonly string[] };

/** Injects every error into the sample and applies every fix of its findings. */
const outcomeOf = (name: string, text: string, profile: Profile): FixResult => {
  const reportOn = (written: string) => validate(encoder.encode(written), profile).validationMessages;
  const errorsIn = (messages: readonly ValidationMessage[]) => messages.filter(({ severity }) => severity === 'Error');
  const target = mutationTarget(text, profile);
  if (target === undefined) throw new Error(`${name} is not a message`);
  const before = reportOn(text);
  const problems: string[] = [];
  const known: string[] = [];
  let fixes = 0;
  const judge = (ruleId: string, found: readonly ValidationMessage[], broken: string): void => {
    const own = found.filter((finding) => finding.ruleId === ruleId);
    for (const finding of own)
      for (const { kind, value, after } of offersFor(broken, finding, profile)) {
        fixes += 1;
        const then = reportOn(after);
        const offer = `${name}: ${keyOf(finding)}, fix ${kind} ${value}`;
        if (then.filter((one) => one.ruleId === ruleId).length >= own.length) problems.push(`${offer}: no effect`);
        const created = moreBroken(errorsIn(before), errorsIn(then)).filter((id) => id !== ruleId);
        for (const error of errorsIn(then).filter((one) => created.includes(one.ruleId))) {
          const pair = `${keyOf(finding)} ${keyOf(error)}`;
          if (Object.hasOwn(knownErrors, pair)) known.push(pair);
          else problems.push(`${offer}: ${keyOf(error)}`);
        }
      }
  };
  for (const [ruleId, mutations] of Object.entries(everyMutation))
    for (const mutation of mutations) {
      const broken = mutation(target);
      const found = broken === undefined ? [] : reportOn(broken);
      // An injection that breaks several rules has several findings to fix.
      if (broken !== undefined && moreBroken(before, found).every((id) => id === ruleId)) judge(ruleId, found, broken);
    }
  return { fixes, problems, known };
};

describe('the quick fixes of every injected error', () => {
  const samples = (['2019', '2021', '2023', '2025'] as const).flatMap(cleanSamples);
  const known = new Set<string>();
  let fixes = 0;

  it.each(samples)('$name: resolve the finding and cause no error', ({ name, text, profile }) => {
    const outcome = outcomeOf(name, text, profile);
    expect(outcome.problems).toEqual([]);
    for (const pair of outcome.known) known.add(pair);
    fixes += outcome.fixes;
  });

  it('exist for thousands of injections, and every named exception occurs', () => {
    expect(fixes).toBeGreaterThan(3_000);
    expect([...known].toSorted()).toEqual(Object.keys(knownErrors).toSorted());
  });
});
