import { readSuiteRunCaseRoute } from '@clearbench/contracts/suite-run/routes';
import type { BenchClient } from '../client/bench-client.ts';
import { ended, started } from '../suite-run/runs.ts';

/** The names of a run of a suite, of a case, and of a file of it in a call. */
export type RunNames = {
  readonly runId: string;
  readonly earlierRunId: string;
  readonly number: number;
  readonly sha256: string;
};

export const unknownRun: RunNames = {
  runId: 'unknown-id',
  earlierRunId: 'unknown-id',
  number: 1,
  sha256: '0'.repeat(64),
};

/** A run of a suite of the product that has ended. */
export const ownRun = async (tester: BenchClient): Promise<RunNames> => {
  const { runId } = await ended(tester, await started(tester, { tags: ['happy'] }));
  const { reply } = await tester.call(readSuiteRunCaseRoute, { params: { runId, number: 1 } });
  const [file] = reply.finishedSteps.flatMap(({ files }) => files);
  return { runId, earlierRunId: runId, number: 1, sha256: file?.sha256 ?? '' };
};
