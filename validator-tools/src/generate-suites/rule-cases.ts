import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { ruleBases } from './rule-bases.ts';
import { type RuleRow, ruleRows } from './rule-rows.ts';
import type { CaseFile, RuleBase, SuiteContext } from './suite-context.ts';

const withErrorOfRow = (step: Step): Step => {
  const error = { rule: '${rule}' };
  if (step.send) return { send: { ...step.send, error } };
  if (step.validate) return { validate: { ...step.validate, error } };
  return step.answer ? { answer: { ...step.answer, error } } : step;
};

const finding = { rule: '${rule}', severity: '${severity}' as 'Error', path: '${path}' };
const report = { of: 'broken', findings: [finding] };
const transfer = { of: 'broken', status: '${status}' as 'RJCT', code: '${code}' };

/** Rows of a table have the same columns. */
const tableOf = (rows: readonly RuleRow[]): NonNullable<TestCase['rows']> =>
  rows.map(({ status, code = '', ...found }) => (status === undefined ? found : { ...found, status, code }));

const caseOf = ({ name: _, message, steps, ...own }: RuleBase, rows: readonly RuleRow[]): TestCase => ({
  case: `A broken rule is found${rows.some(({ status }) => status) ? ' and judged' : ''} in ${message}`,
  tags: ['rules'],
  ...own,
  rows: tableOf(rows),
  steps: [
    ...steps.slice(0, -1),
    ...steps.slice(-1).map(withErrorOfRow),
    { expect: rows.some(({ status }) => status) ? { report, transfer } : { report } },
  ],
});

const sameAs = ({ rule, severity, status = '', code = '' }: RuleRow): string =>
  [rule, severity, status, code].join(' ');

/** What newer rulebooks of the same scheme have in their suites: an older one has only what differs. */
export type Covered = { readonly rows: Set<string> };

/** A case for each message of the suite, with a row for each rule; every rule occurs once in a suite. */
export const ruleCases = async (
  context: SuiteContext,
  files: ReadonlyMap<string, string>,
  covered: Covered,
): Promise<CaseFile[]> => {
  const seen = new Set<string>();
  const cases: CaseFile[] = [];
  for (const base of ruleBases(context)) {
    const rows = await ruleRows(base, files, (rule) => seen.has(rule));
    for (const { rule } of rows) seen.add(rule);
    const own = rows.filter((row) => !covered.rows.has(sameAs(row)));
    for (const row of own) covered.rows.add(sameAs(row));
    if (own.length > 0) cases.push({ name: `rules-${base.name}`, content: caseOf(base, own) });
  }
  return cases;
};
