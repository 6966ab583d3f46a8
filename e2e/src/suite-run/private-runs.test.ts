import { createSuiteRoute, shareSuiteRoute } from '@clearbench/contracts/suite/routes';
import {
  listSuiteRunsRoute,
  readSuiteRunReportRoute,
  readSuiteRunRoute,
  rerunSuiteRunRoute,
  stopSuiteRunRoute,
} from '@clearbench/contracts/suite-run/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { ended, started } from './runs.ts';

describe('runs of a suite that is not shared', () => {
  const here = serving();
  let admin: BenchClient;
  let member: BenchClient;
  let suiteId = '';
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['sct-bench'] });
    member = await benchClient(here.server.url, 'tester2');
    const body = { environmentToken: 'sct', title: 'Mine' };
    suiteId = (await here.tester.call(createSuiteRoute, { body })).reply.suiteId;
  });

  const listedBy = async (client: BenchClient): Promise<string[]> => {
    const query = { environmentToken: 'sct' };
    return (await client.call(listSuiteRunsRoute, { query })).reply.items.map(({ runId }) => runId);
  };

  it('are seen by its owner and by administrators, also when they are repeated', async () => {
    const { runId } = await ended(here.tester, await started(here.tester, { suiteId }));
    const params = { runId };
    const again = await here.tester.call(rerunSuiteRunRoute, { params, body: { onlyFailed: false } });
    await ended(here.tester, again.reply.runId);
    expect(await listedBy(here.tester)).toEqual([again.reply.runId, runId]);
    expect(await listedBy(admin)).toEqual([again.reply.runId, runId]);
    expect(await listedBy(member)).toEqual([]);
    expect((await admin.call(readSuiteRunRoute, { params })).status).toBe(200);
    const refused = { status: 404, reply: { errorKey: 'suiteRun.notFound' } };
    expect(await member.call(readSuiteRunRoute, { params })).toMatchObject(refused);
    expect(await member.call(readSuiteRunReportRoute, { params, query: {} })).toMatchObject(refused);
    expect(await member.call(stopSuiteRunRoute, { params })).toMatchObject(refused);
  }, 120_000);

  it('are seen by all members of the environment from the sharing of the suite on', async () => {
    expect((await admin.call(shareSuiteRoute, { params: { suiteId }, body: { shared: true } })).status).toBe(200);
    const { runId } = await ended(here.tester, await started(here.tester, { suiteId }));
    expect(await listedBy(member)).toEqual([runId]);
  }, 120_000);
});
