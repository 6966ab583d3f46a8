import { linearPattern } from '@clearbench/contracts/template/linear-pattern';
import type { AnswerExpectation, ElementExpectation, Expectation } from '@clearbench/contracts/test-suite/expectations';
import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { isRunaway, longestDays } from './durations.ts';
import { namesIn } from './placeholders.ts';
import type { Path, PathProblem } from './problem.ts';

/** Statuses of accepted payments: a message with one of them has no reason. */
const acceptedStatuses: readonly string[] = ['ACCP', 'ACSC', 'ACSP', 'ACTC', 'ACWC'];

const never = (params: NonNullable<PathProblem['params']>, ...path: Path): PathProblem => ({
  errorKey: 'suite.neverHolds',
  params,
  path,
});

const ofElement = (element: ElementExpectation, path: Path): PathProblem[] => {
  const { equals, matches, exists, between: [from, to] = [] } = element;
  const problems: PathProblem[] = [];
  const has = equals !== undefined || matches !== undefined || from !== undefined;
  if (!has && exists === undefined) problems.push({ errorKey: 'suite.nothingExpected', path });
  if (exists === 'false' && has) problems.push(never({ reason: 'exists' }, ...path, 'exists'));
  if (from !== undefined && to !== undefined && Number(from) > Number(to))
    problems.push(never({ reason: 'between', from, to }, ...path, 'between'));
  const pattern = matches === undefined || namesIn(matches).length > 0 ? undefined : linearPattern(matches);
  if (matches !== undefined && namesIn(matches).length === 0) {
    if (pattern === undefined) problems.push({ errorKey: 'suite.badPattern', params: {}, path: [...path, 'matches'] });
    else if (equals !== undefined && namesIn(equals).length === 0 && !pattern.matches(equals))
      problems.push(never({ reason: 'matches', value: equals }, ...path, 'matches'));
  }
  if (equals !== undefined && from !== undefined && to !== undefined && namesIn(equals).length === 0) {
    const number = Number(equals);
    if (Number.isNaN(number) || number < Number(from) || number > Number(to))
      problems.push(never({ reason: 'between', from, to }, ...path, 'between'));
  }
  return problems;
};

const ofAnswer = (answer: AnswerExpectation, path: Path): PathProblem[] => {
  const { status, transactions, reason, elements = [] } = answer;
  const accepted = [status, transactions].find((one) => one !== undefined && acceptedStatuses.includes(one));
  return [
    ...(reason !== undefined && accepted !== undefined && status !== 'PART'
      ? [never({ reason: 'status', status: accepted }, ...path, 'reason')]
      : []),
    ...(status === 'RJCT' && transactions !== undefined && acceptedStatuses.includes(transactions)
      ? [never({ reason: 'status', status }, ...path, 'transactions')]
      : []),
    ...elements.flatMap((element, index) => ofElement(element, [...path, 'elements', index])),
  ];
};

const ofReport = ({ errors, findings = [], noFindings = [] }: NonNullable<Expectation['report']>, path: Path) => {
  const key = ({ rule, path: at = '' }: { rule: string; path?: string | undefined }) => `${rule} ${at}`;
  const excluded = new Set(noFindings.map(key));
  return findings.flatMap((finding, index): PathProblem[] => {
    const isError = errors === 'none' && finding.severity === 'Error';
    return isError || excluded.has(key(finding)) || excluded.has(key({ rule: finding.rule }))
      ? [never({ reason: 'finding', rule: finding.rule }, ...path, 'findings', index)]
      : [];
  });
};

const isEmpty = (expected: object, ...ignored: readonly string[]): boolean =>
  Object.keys(expected).every((key) => ignored.includes(key));

const ofExpectation = (expected: Expectation, path: Path): PathProblem[] => {
  const { report, transfer, answer } = expected;
  const nothing = (...at: Path): PathProblem => ({ errorKey: 'suite.nothingExpected', path: at });
  return [
    ...(isEmpty(expected) ? [nothing(...path)] : []),
    ...(report && isEmpty(report, 'of') ? [nothing(...path, 'report')] : []),
    ...(report ? ofReport(report, [...path, 'report']) : []),
    ...(transfer && isEmpty(transfer, 'of', 'within') ? [nothing(...path, 'transfer')] : []),
    ...(transfer?.status === 'ACCP' && Number(transfer.rejected ?? 0) > 0
      ? [never({ reason: 'status', status: 'ACCP' }, ...path, 'transfer', 'rejected')]
      : []),
    ...(answer ? ofAnswer(answer, [...path, 'answer']) : []),
  ];
};

const delaysOf = ({ wait, advance, expect }: Step): readonly (readonly [text: string | undefined, path: Path])[] => [
  [wait, ['wait']],
  [advance?.by, ['advance', 'by']],
  [expect?.answer?.within, ['expect', 'answer', 'within']],
  [expect?.noAnswer?.within, ['expect', 'noAnswer', 'within']],
  [expect?.transfer?.within, ['expect', 'transfer', 'within']],
];

const ofDelays = (step: Step, path: Path): PathProblem[] =>
  delaysOf(step).flatMap(([text, at]) =>
    text !== undefined && isRunaway(text)
      ? [{ errorKey: 'suite.runawayDelay', params: { value: text, days: longestDays }, path: [...path, ...at] }]
      : [],
  );

/** The expectations of a case that can never hold, and its delays that are too long. */
export const impossibleExpectations = ({ steps }: Pick<TestCase, 'steps'>): PathProblem[] =>
  steps.flatMap((step, index) => [
    ...(step.expect ? ofExpectation(step.expect, ['steps', index, 'expect']) : []),
    ...ofDelays(step, ['steps', index]),
  ]);
