import { moreBroken } from '@clearbench/authoring/error-injection/break-rule';
import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { quickFixOf } from '@clearbench/authoring/quick-fixes/quick-fix';
import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';
import { mutationTarget } from '@clearbench/rules/mutations/mutation';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { validate } from '@clearbench/validator/validate';
import { reportProfile, type SentText, sentTemplate } from './testing/sent-templates.fixture.ts';

/** Errors that a fix causes, by finding and rule, with the reason. */
const knownErrors: Readonly<Record<string, string>> = {
  'finding.G-08.past D-09':
    'Each transaction has its own collection date; D-09 reports those that are in the past too.',
};

const encoder = new TextEncoder();
const errorsOf = (text: string, sent: SentText): readonly ValidationMessage[] =>
  validate(encoder.encode(text), reportProfile(text, sent)).validationMessages.filter(
    ({ severity }) => severity === 'Error',
  );

/** The text with the expected value of a finding in place of its value. */
const withExpected = (text: string, finding: ValidationMessage): string | undefined => {
  const lines = text.split('\n');
  const line = lines[finding.line - 1] ?? '';
  const fix = quickFixOf(line.slice(finding.column - 1), finding);
  if (fix === undefined) return undefined;
  const fixed = line.slice(0, fix.startColumn - 1) + fix.text + line.slice(fix.endColumn - 1);
  return lines.with(finding.line - 1, fixed).join('\n');
};

type Fixes = { readonly count: number; readonly problems: readonly string[] };

/** Injects every error of a date into the text and applies the expected value of each finding. */
const fixesOf = (sent: SentText, ruleIds: readonly string[]): Fixes => {
  const target = mutationTarget(sent.text, sent.profile);
  if (target === undefined) throw new Error(`${sent.name} is not a message`);
  const before = errorsOf(sent.text, sent);
  const problems: string[] = [];
  let count = 0;
  for (const ruleId of ruleIds)
    for (const mutation of everyMutation[ruleId] ?? []) {
      const broken = mutation(target);
      const errors = broken === undefined ? [] : errorsOf(broken, sent);
      for (const finding of errors.filter((error) => error.ruleId === ruleId)) {
        const fixed = broken === undefined ? undefined : withExpected(broken, finding);
        if (fixed === undefined) continue;
        count += 1;
        const after = errorsOf(fixed, sent);
        const created = moreBroken([...before, ...errors], after).filter(
          (id) => !Object.hasOwn(knownErrors, `${finding.textKey} ${id}`),
        );
        const isResolved = after.filter((error) => error.ruleId === ruleId).length < errors.length;
        if (created.length > 0 || !isResolved)
          problems.push(
            `${sent.profile.now} ${sent.name} ${finding.textKey} ${finding.value}: ${finding.expected}, ${created.join(' ')}`,
          );
      }
    }
  return { count, problems };
};

const rulesOfDates = ['G-08', 'G-09', 'G-10', 'D-09', 'T-08', 'S-02', 'R-02'];
const templates = [
  'sct-maximal',
  'sct-2021',
  'sct-return',
  'inst-credit-transfer',
  'core-maximal',
  'b2b-return',
  'core-reversal',
];

describe('the expected value of a wrong date', () => {
  it.each([
    '2027-06-11T09:00:00Z',
    '2027-06-11T17:00:00Z',
    '2027-06-12T09:00:00Z',
    '2027-06-13T17:00:00Z',
    '2027-03-25T17:00:00Z',
    '2027-03-26T09:00:00Z',
    '2027-03-29T09:00:00Z',
    '2027-12-17T17:00:00Z',
    '2027-12-24T17:00:00Z',
    '2027-12-26T09:00:00Z',
  ])('is a date without another error, at %s', (now) => {
    const fixes = builtInTemplates
      .filter(({ templateName }) => templates.includes(templateName))
      .flatMap((template) =>
        template.content.rbVersions.map((rbVersion) => fixesOf(sentTemplate(template, rbVersion, now), rulesOfDates)),
      );
    expect(fixes.flatMap(({ problems }) => problems)).toEqual([]);
    expect(fixes.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(20);
  });
});
