import { saveScenarioListRoute } from '@clearbench/contracts/scenario/routes';
import {
  compareSuiteRunsRoute,
  deleteSuiteRunRoute,
  listSuiteRunCasesRoute,
  listSuiteRunsRoute,
  readSuiteRunCaseRoute,
  readSuiteRunFileRoute,
  readSuiteRunReportRoute,
  readSuiteRunRoute,
  readSuiteRunTrendRoute,
  rerunSuiteRunRoute,
  startSuiteRunRoute,
  stopSuiteRunRoute,
} from '@clearbench/contracts/suite-run/routes';
import { benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { ended, read, started } from './runs.ts';

const longest = 180_000;
const here = serving();
const fixed = { seed: 7, at: '2027-06-15T09:00:00Z' } as const;

describe('runs of suites', () => {
  it(
    'run the cases of a suite and keep their steps and files',
    async () => {
      const { tester } = here;
      const runId = await started(tester, { ...fixed, tags: ['happy'] });
      const run = await ended(tester, runId);
      expect(run).toMatchObject({ state: 'passed', failed: 0, errors: 0, suiteId: 'sct-2025', onlyFailed: false });
      expect(run.cases).toBeGreaterThan(2);
      expect(run.passed).toBe(run.cases);
      expect(run.caseStates).toBe('p'.repeat(run.cases));

      const { reply: list } = await tester.call(listSuiteRunCasesRoute, { params: { runId }, query: { limit: 2 } });
      expect(list.total).toBe(run.cases);
      expect(list.items.map(({ number, state }) => [number, state])).toEqual([
        [1, 'passed'],
        [2, 'passed'],
      ]);
      const { reply: found } = await tester.call(readSuiteRunCaseRoute, { params: { runId, number: 1 } });
      expect(found.finishedSteps).toHaveLength(found.steps);
      const [file] = found.finishedSteps[0]?.files ?? [];
      expect(file).toMatchObject({ direction: 'sent', messageType: expect.any(String) as string });
      const { sha256 = '', size } = file ?? {};
      const text = await tester.call(readSuiteRunFileRoute, { params: { runId, number: 1, sha256 } });
      expect(text.reply).toMatch(/^<[\s\S]*MSG20270615/);
      expect(Buffer.byteLength(text.reply)).toBe(size);

      const messages = found.finishedSteps.flatMap(({ conversation }) => conversation?.messages ?? []);
      expect(messages[0]).toMatchObject({ from: 'tester', to: 'clearing', hash: sha256, sha256, size });
      const answer = messages.find((message) => message.from !== 'tester' && message.sha256 !== undefined);
      const params = { runId, number: 1, sha256: answer?.sha256 ?? '' };
      expect((await tester.call(readSuiteRunFileRoute, { params })).reply).toContain('pacs.002');
    },
    longest,
  );

  it(
    'give the same bytes for the same seed and clock, side by side as one after another',
    async () => {
      const { tester } = here;
      const hashesOf = async (parallel: number) => {
        const run = await ended(tester, await started(tester, { ...fixed, tags: ['happy'], parallel }));
        const hashes: string[] = [];
        for (let number = 1; number <= run.cases; number += 1) {
          const { reply } = await tester.call(readSuiteRunCaseRoute, { params: { runId: run.runId, number } });
          hashes.push(...reply.finishedSteps.flatMap(({ files }) => files.map(({ hash }) => hash)));
        }
        return hashes;
      };
      const one = await hashesOf(1);
      expect(one.length).toBeGreaterThan(4);
      expect(await hashesOf(3)).toEqual(one);
    },
    longest,
  );

  it(
    'are all green when one case runs twenty times at once',
    async () => {
      const { tester } = here;
      const ids = await Promise.all(
        Array.from({ length: 20 }, () => started(tester, { tags: ['happy'], suiteId: 'inst-2025' })),
      );
      const runs = await Promise.all(ids.map((runId) => ended(tester, runId)));
      expect(runs.map(({ state }) => state)).toEqual(ids.map(() => 'passed'));
    },
    longest,
  );

  it(
    'stop within a second, and run again what did not pass',
    async () => {
      const { tester } = here;
      const runId = await started(tester);
      await until(async () => ((await read(tester, runId)).passed > 3 ? true : undefined));
      expect((await tester.call(deleteSuiteRunRoute, { params: { runId } })).reply).toMatchObject({
        errorKey: 'suiteRun.open',
      });
      expect((await tester.call(stopSuiteRunRoute, { params: { runId } })).status).toBe(200);
      const run = await read(tester, runId);
      expect(run.state).toBe('stopped');
      expect(run.passed).toBeLessThan(run.cases);
      const again = await tester.call(rerunSuiteRunRoute, { params: { runId }, body: { onlyFailed: true } });
      const rest = await ended(tester, again.reply.runId);
      expect(rest).toMatchObject({ state: 'passed', rerunOf: runId, onlyFailed: true });
      expect(rest.cases).toBe(run.cases - run.passed);
      // Nothing is recorded after the stop.
      expect(await read(tester, runId)).toMatchObject({ state: 'stopped', passed: run.passed });
      expect((await tester.call(stopSuiteRunRoute, { params: { runId } })).reply).toMatchObject({
        errorKey: 'suiteRun.ended',
      });
    },
    longest,
  );

  it(
    'are listed, compared, reported and deleted',
    async () => {
      const { tester } = here;
      const choices = { suiteId: 'b2b-2025', tags: ['happy'], ...fixed };
      const earlierRunId = (await ended(tester, await started(tester, choices))).runId;
      const { runId, cases } = await ended(tester, await started(tester, choices));
      const query = { environmentToken: 'sct', suiteId: 'b2b-2025' };
      const { reply: listed } = await tester.call(listSuiteRunsRoute, { query });
      expect(listed.items.map((run) => run.runId)).toEqual([runId, earlierRunId]);
      const { reply: trend } = await tester.call(readSuiteRunTrendRoute, {
        params: { environmentToken: 'sct' },
        query: { suiteId: 'b2b-2025' },
      });
      expect(trend.map((run) => run.runId)).toEqual([earlierRunId, runId]);
      const { reply: compared } = await tester.call(compareSuiteRunsRoute, { params: { runId, earlierRunId } });
      expect(compared).toMatchObject({ becameRed: [], becameGreen: [], added: [], removed: [], unchanged: cases });
      for (const [format, pattern] of [
        ['junit', /^<\?xml[\s\S]*<testsuites /],
        ['json', /^\{[\s\S]*"counts"/],
        ['csv', /^\uFEFF?suite,file,row/],
        ['html', /^<!doctype html>[\s\S]*certificate/],
      ] as const) {
        const { reply } = await tester.call(readSuiteRunReportRoute, { params: { runId }, query: { format } });
        expect(typeof reply === 'string' ? reply : JSON.stringify(reply)).toMatch(pattern);
      }
      expect((await tester.call(deleteSuiteRunRoute, { params: { runId } })).status).toBe(200);
      expect((await tester.call(readSuiteRunRoute, { params: { runId } })).status).toBe(404);
    },
    longest,
  );

  it(
    'are refused without cases, for an unknown suite, and in an unknown environment',
    async () => {
      const { tester } = here;
      const refused = async (choices: object) => {
        const body = { environmentToken: 'sct', suiteId: 'sct-2025', ...choices };
        return (await tester.call(startSuiteRunRoute, { body })).reply;
      };
      expect(await refused({ tags: ['no-such-tag'] })).toMatchObject({ errorKey: 'suiteRun.noCases' });
      expect(await refused({ suiteId: '../app' })).toMatchObject({ errorKey: 'suite.notFound' });
      expect(await refused({ environmentToken: 'nowhere' })).toMatchObject({ errorKey: 'simEnv.notFound' });
      expect(await refused({ parallel: 99 })).toMatchObject({ errorKey: 'request.invalid' });
    },
    longest,
  );

  it(
    'have the settings of their environment: its scenario list decides, also when a run is repeated later',
    async () => {
      const { tester, server } = here;
      const admin = await benchClient(server.url, 'admin');
      const params = { environmentId: 'sct-bench' };
      const text = 'rules:\n  - id: closed-accounts\n    then: [{ reject: { code: AC04 } }]\n';
      const saved = await admin.call(saveScenarioListRoute, { params, body: { text } });
      expect(saved.status).toBe(200);
      const refused = await ended(tester, await started(tester, { ...fixed, tags: ['happy'] }));
      expect(refused).toMatchObject({ state: 'failed', errors: 0 });
      // One case of these validates only.
      expect(refused.failed).toBe(refused.cases - 1);
      const { reply: first } = await tester.call(readSuiteRunCaseRoute, {
        params: { runId: refused.runId, number: 1 },
      });
      expect(JSON.stringify(first.finishedSteps)).toContain('AC04');

      await admin.call(saveScenarioListRoute, { params, body: { text: '' } });
      const again = { params: { runId: refused.runId }, body: { onlyFailed: false } };
      const repeated = (await tester.call(rerunSuiteRunRoute, again)).reply.runId;
      expect(await ended(tester, repeated)).toMatchObject({ state: 'failed', failed: refused.failed });
      expect(await ended(tester, await started(tester, { ...fixed, tags: ['happy'] }))).toMatchObject({
        state: 'passed',
      });
    },
    longest,
  );
});
