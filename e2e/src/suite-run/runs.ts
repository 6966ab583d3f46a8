import type { InputOf } from '@clearbench/contracts/route';
import { readSuiteRunRoute, startSuiteRunRoute } from '@clearbench/contracts/suite-run/routes';
import type { SuiteRunDetails } from '@clearbench/contracts/suite-run/run';
import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';

type Choices = Partial<InputOf<typeof startSuiteRunRoute>['body']>;

/** Starts a run of a suite of the product and returns its id. */
export const started = async (tester: BenchClient, choices: Choices = {}): Promise<string> => {
  const body = { environmentToken: 'sct', suiteId: 'sct-2025', ...choices };
  const { status, reply } = await tester.call(startSuiteRunRoute, { body });
  if (status !== 200) throw new Error(`the run did not start: ${JSON.stringify(reply)}`);
  return reply.runId;
};

export const read = async (tester: BenchClient, runId: string): Promise<SuiteRunDetails> =>
  (await tester.call(readSuiteRunRoute, { params: { runId } })).reply;

/** The run after its end. */
export const ended = (tester: BenchClient, runId: string): Promise<SuiteRunDetails> =>
  until(async () => {
    const run = await read(tester, runId);
    return run.state === 'waiting' || run.state === 'running' ? undefined : run;
  });
