import type { Step, TestCase } from '@clearbench/contracts/test-suite/test-case';
import { type RuleBase, ruleBases } from './rule-bases.ts';
import { type RuleRow, ruleRows } from './rule-rows.ts';
import type { CaseFile, SuiteContext } from './suite-context.ts';

const withErrorOfRow = (step: Step): Step => {
  const error = { rule: '${rule}' };
  if (step.send) return { send: { ...step.send, error } };
  return step.answer ? { answer: { ...step.answer, error } } : step;
};

const caseOf = (base: RuleBase, rows: readonly RuleRow[]): TestCase => ({
  case: `A broken rule is found and judged in ${base.message}`,
  tags: ['rules'],
  ...(base.clearing ? { clearing: base.clearing } : {}),
  ...(base.variables ? { variables: base.variables } : {}),
  rows: rows.map((row) => ({ code: '', ...row })).map(({ code, ...row }) => ({ ...row, code })),
  steps: [
    ...base.steps.slice(0, -1),
    ...base.steps.slice(-1).map(withErrorOfRow),
    {
      expect: {
        report: {
          of: 'broken',
          findings: [{ rule: '${rule}', severity: '${severity}' as 'Error', path: '${path}' }],
        },
        transfer: { of: 'broken', status: '${status}' as 'RJCT', code: '${code}' },
      },
    },
  ],
});

const sameAs = ({ rule, severity, status, code = '' }: RuleRow): string => [rule, severity, status, code].join(' ');

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
