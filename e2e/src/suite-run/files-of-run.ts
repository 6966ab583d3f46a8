import { readSuiteRunCaseRoute, readSuiteRunFileRoute } from '@clearbench/contracts/suite-run/routes';
import type { SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import type { BenchClient } from '../client/bench-client.ts';

type FileOfRun = { readonly number: number; readonly direction: string; readonly text: string };

/** The texts of all sent and received files of a run, in the order of cases and steps. */
export const filesOfRun = async (
  tester: BenchClient,
  { runId, cases }: Pick<SuiteRunDetails, 'runId' | 'cases'>,
): Promise<readonly FileOfRun[]> => {
  const found: FileOfRun[] = [];
  for (let number = 1; number <= cases; number += 1) {
    const { reply } = await tester.call(readSuiteRunCaseRoute, { params: { runId, number } });
    for (const { direction, sha256 = '' } of reply.finishedSteps.flatMap(({ files }) => files)) {
      const params = { runId, number, sha256 };
      const { status, reply: text } = await tester.call(readSuiteRunFileRoute, { params });
      if (status !== 200) throw new Error(`no file ${sha256} of case ${number}: ${JSON.stringify(text)}`);
      found.push({ number, direction, text });
    }
  }
  return found;
};
