import { attributes, escaped } from '@clearbench/validator/report-export/junit';
import { type CaseRun, countsOf, everyCase, type Run, type SuiteRun } from '../run/case-run.ts';
import { failedStepOf, failureLines, mismatchText } from '../run/failure-of.ts';

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3);

const resultOf = (run: CaseRun): string => {
  if (run.result === 'passed') return '';
  const lines = escaped(failureLines(run).join('\n'));
  if (run.result === 'error')
    return `<error${attributes({ message: run.error ?? '', type: 'error' })}>${lines}</error>`;
  const [first] = failedStepOf(run)?.mismatches ?? [];
  const message = first ? mismatchText(first) : '';
  return `<failure${attributes({ message, type: first?.subject ?? 'step' })}>${lines}</failure>`;
};

const testcase = (run: CaseRun, suite: string): string => {
  const about = { classname: suite, name: run.title, file: run.file, time: seconds(run.duration) };
  return `    <testcase${attributes(about)}>${resultOf(run)}</testcase>\n`;
};

const numbers = (cases: readonly CaseRun[]) => {
  const { cases: tests, failed: failures, errors, duration } = countsOf(cases);
  return { tests, failures, errors, skipped: 0, time: seconds(duration) };
};

const testsuite = ({ title, sha256, cases }: SuiteRun, { startedAt, productVersion }: Run): string => {
  const [first] = cases;
  const properties = {
    environment: first?.environment ?? '',
    rulebook: first?.rulebook ?? '',
    productVersion,
    sha256,
  };
  const written = Object.entries(properties).map(([name, value]) => `<property${attributes({ name, value })}/>`);
  const head = attributes({ name: title, ...numbers(cases), timestamp: startedAt });
  const inner = cases.map((run) => testcase(run, title)).join('');
  return `  <testsuite${head}>\n    <properties>${written.join('')}</properties>\n${inner}  </testsuite>\n`;
};

/** A run as JUnit XML: a suite for each suite, a test case for each case. */
export const junitReport = (run: Run): string => {
  const suites = run.suites.map((suite) => testsuite(suite, run)).join('');
  const head = attributes({ name: 'Clearbench', ...numbers(everyCase(run)) });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites}</testsuites>\n`;
};
