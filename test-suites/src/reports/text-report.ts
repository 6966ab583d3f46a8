import { type CaseRun, countsOf, everyCase, type Run } from '../run/case-run.ts';
import { failureLines } from '../run/failure-of.ts';

const marks = { passed: 'ok  ', failed: 'FAIL', error: 'ERR ' } as const;

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

/** The lines of a case that did not pass. */
const caseLines = (run: CaseRun): string[] => [
  `  ${marks[run.result]} ${run.title} (${run.file})`,
  ...failureLines(run).map((line) => `         ${line.replaceAll('\n', '\n         ')}`),
];

/** A run as text: a line for each suite, and the cases that did not pass. */
export const textReport = (run: Run): string => {
  const lines = run.suites.flatMap(({ title, cases }) => {
    const { passed, cases: all, duration } = countsOf(cases);
    const mark = passed === all ? marks.passed : marks.failed;
    return [
      `${mark} ${title}: ${passed} of ${all} passed, ${seconds(duration)}`,
      ...cases.filter(({ result }) => result !== 'passed').flatMap(caseLines),
    ];
  });
  const { cases, passed, failed, errors } = countsOf(everyCase(run));
  return [...lines, `${cases} cases: ${passed} passed, ${failed} failed, ${errors} could not run`, ''].join('\n');
};
