import { countsOf, everyCase, type Run } from '../run/case-run.ts';

/** A run as JSON: counts, suites, cases, and the events of each case. */
export const jsonReport = (run: Run): string => {
  const { suites, ...info } = run;
  const report = {
    ...info,
    counts: countsOf(everyCase(run)),
    suites: suites.map((suite) => ({ ...suite, counts: countsOf(suite.cases) })),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
};
