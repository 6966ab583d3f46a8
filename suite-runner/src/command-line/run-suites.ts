import {
  type CaseContext,
  type RunChoices,
  runSuiteCase,
} from '@clearbench/command-service/suite-space/run-suite-case';
import { type SuiteTexts, storedIn, suiteHash } from '@clearbench/command-service/suite-space/suite-texts';
import type { LoadedSuites } from '@clearbench/test-suites/format/load-suites';
import type { CaseRun, SuiteRun } from '@clearbench/test-suites/run/case-run';

export type RunParts = {
  readonly files: SuiteTexts;
  readonly loaded: LoadedSuites;
  readonly tags: readonly string[];
  readonly choices: RunChoices;
  readonly now: () => string;
  /** Whether this thread runs the case with this number; all cases by default. */
  readonly isMine?: (number: number) => boolean;
  readonly onCase?: (run: CaseRun, number: number, folder: string) => void;
};

/** Runs the selected cases of suites one after another; suites without a selected case are left out. */
export const runSuites = async (parts: RunParts): Promise<SuiteRun[]> => {
  const { files, loaded, tags, choices, now, isMine = () => true, onCase } = parts;
  const context: CaseContext = { now, stored: storedIn(files) };
  const runs: SuiteRun[] = [];
  let number = 0;
  for (const { folder, suite, cases } of loaded.suites) {
    const selected = cases.filter((one) => tags.length === 0 || tags.some((tag) => one.tags.includes(tag)));
    const done: CaseRun[] = [];
    for (const one of selected) {
      number += 1;
      if (!isMine(number)) continue;
      const run = await runSuiteCase(suite, folder, one, choices, context);
      done.push(run);
      onCase?.(run, number, folder);
    }
    if (done.length > 0) runs.push({ title: suite.suite, folder, sha256: suiteHash(files, folder), cases: done });
  }
  return runs;
};
