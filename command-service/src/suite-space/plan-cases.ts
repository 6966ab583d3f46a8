import type { PlannedCase } from '@clearbench/contracts/suite-run/parts';
import type { PlanRequest, SuitePlan } from './case-messages.ts';
import { separateEnvironment } from './run-environment.ts';
import { environmentAndRulebookOf } from './run-suite-case.ts';
import { type SuiteTexts, storedElsewhere, suitesIn } from './suite-texts.ts';

/** The most problems of a suite that are reported. */
const mostProblems = 100;

/** The cases of a suite with one of the tags in their order, or the problems of its files. */
export const planOf = (packed: SuiteTexts, { tags, rulebook }: PlanRequest['plan']): SuitePlan => {
  const { files, environment } = separateEnvironment(packed);
  const { suites, problems } = suitesIn(files, environment);
  if (problems.length > 0) return { problems: problems.slice(0, mostProblems), cases: [], stored: [] };
  const cases = suites.flatMap(({ suite, cases: all }) =>
    all
      .filter((one) => tags.length === 0 || tags.some((tag) => one.tags.includes(tag)))
      .map(
        ({ file, title, tags: own, instance }): PlannedCase => ({
          file,
          ...(instance.row === undefined ? {} : { row: instance.row }),
          title,
          tags: [...own],
          ...environmentAndRulebookOf(suite, instance, { rulebook }, environment),
          steps: instance.case.steps.length,
        }),
      ),
  );
  return { problems: [], cases, stored: storedElsewhere(files, suites) };
};
