import { loadSuites } from '@clearbench/test-suites/format/load-suites';
import type { CaseRun } from '@clearbench/test-suites/run/case-run';
import type { SpaceFile } from '@clearbench/test-suites/run/space';
import type { RunEnvironment } from '../run-environment.ts';
import { type RunChoices, runSuiteCase } from '../run-suite-case.ts';

export const sampleSuite = `suite: Sample
environment: sct
rulebook: 2025
clock: 2027-06-15T09:00:00Z
`;

type Options = {
  readonly suite?: string;
  readonly choices?: RunChoices;
  readonly stored?: Readonly<Record<string, string>>;
  readonly keep?: (sha256: string, file: SpaceFile) => void;
  readonly runEnvironment?: RunEnvironment;
};

/** Runs the cases of a YAML text, which has no errors. */
export const runText = async (text: string, options: Options = {}): Promise<CaseRun[]> => {
  const { suite: settings = sampleSuite, choices = {}, stored = {}, keep, runEnvironment } = options;
  const { suites, problems } = loadSuites(
    new Map([
      ['suite.yaml', settings],
      ['case.yaml', text],
    ]),
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const runs: CaseRun[] = [];
  for (const { suite, folder, cases } of suites)
    for (const one of cases)
      runs.push(
        await runSuiteCase(suite, folder, one, choices, {
          now: () => '2026-11-20T10:00:00.000Z',
          stored: () => async (file) => {
            const content = stored[file];
            return content === undefined ? undefined : new TextEncoder().encode(content);
          },
          ...(keep ? { keep } : {}),
          runEnvironment,
        }),
      );
  return runs;
};
