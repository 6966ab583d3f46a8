import type { BenchClient } from '../client/bench-client.ts';
import { ended } from '../suite-run/runs.ts';
import type { Input } from './described-calls.ts';

type Parts = {
  readonly done: <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;
  readonly tester: BenchClient;
};

type WithSteps = { readonly finishedSteps: readonly { readonly files: readonly { readonly sha256: string }[] }[] };

/** Calls every route about runs of suites. */
export const callSuiteRunRoutes = async ({ done, tester }: Parts): Promise<void> => {
  const there = { environmentToken: 'sct' };
  const body = { ...there, suiteId: 'sct-2025', tags: ['happy'], seed: 3, at: '2027-06-15T09:00:00Z' };
  const { runId } = await done<{ runId: string }>(tester, 'startSuiteRun', { body });
  await ended(tester, runId);
  const path = { runId };
  await done(tester, 'readSuiteRun', { path });
  await done(tester, 'listSuiteRuns', { query: { ...there, search: 'sct' } });
  await done(tester, 'readSuiteRunTrend', { path: there, query: { suiteId: 'sct-2025' } });
  await done(tester, 'listSuiteRunCases', { path, query: { state: 'passed', search: 'accepted' } });
  const ofCase = { ...path, number: '1' };
  const { finishedSteps } = await done<WithSteps>(tester, 'readSuiteRunCase', { path: ofCase });
  const [file] = finishedSteps.flatMap(({ files }) => files);
  await done(tester, 'readSuiteRunFile', { path: { ...ofCase, sha256: file?.sha256 ?? '' } });
  for (const format of ['junit', 'json', 'csv', 'html'])
    await done(tester, 'readSuiteRunReport', { path, query: { format } });
  const again = await done<{ runId: string }>(tester, 'rerunSuiteRun', { path, body: {} });
  await done(tester, 'stopSuiteRun', { path: { runId: again.runId } });
  await done(tester, 'compareSuiteRuns', { path: { ...path, earlierRunId: again.runId } });
  await done(tester, 'deleteSuiteRun', { path });
};
