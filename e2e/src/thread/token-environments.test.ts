import { elsewhere } from '@clearbench/access/testing/authorisation-matrix/expected-elsewhere.fixture';
import { everyRoute } from '@clearbench/contracts/every-route';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { InputOf, Route } from '@clearbench/contracts/route';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { ownAnswer } from '../channel/channels.ts';
import { type BenchClient, benchClient, tokenClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { callOnFile, type FileNames } from './calls-on-files.ts';
import { ownRun } from './own-run.ts';
import { refusedVerification } from './payee-verification-calls.ts';

/** Every route of users with a token whose list does not include the environment of the file. */
describe('a token limited to environments', () => {
  const here = serving();
  let limited: BenchClient;
  let unlimited: BenchClient;
  let names: FileNames;
  const scopes = tokenScopes.filter((scope) => scope !== 'administer');

  const clientFor = async (environments: 'all' | string[]): Promise<BenchClient> => {
    const { reply } = await here.tester.call(createTokenRoute, { body: { name: 'pipeline', scopes, environments } });
    return tokenClient(here.server.url, reply.token);
  };
  beforeAll(async () => {
    const all = (await here.tester.call(listSimEnvsRoute, {})).reply;
    const other = all.find(({ environmentToken }) => environmentToken !== 'sct');
    if (!other) throw new Error('the tester works in one environment only');
    limited = await clientFor([other.environmentId]);
    unlimited = await clientFor('all');
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'a.xml', direction: 'TS' } as const;
    const { reply } = await unlimited.call(uploadFileRoute, { query, body: '<Document/>' });
    const suite = { environmentToken: 'sct', title: 'Limited' };
    const { suiteId } = (await unlimited.call(createSuiteRoute, { body: suite })).reply;
    const { fileId } = reply.vipFileSummary;
    const verificationId = await refusedVerification(unlimited, 'sct');
    const answer = await ownAnswer(await benchClient(here.server.url, 'admin'), here.tester);
    names = { fileId, environmentToken: 'sct', suiteId, verificationId, ...(await ownRun(unlimited)), ...answer };
  });

  const ask = async (client: BenchClient, route: Route) => {
    const { status, reply } = await client.call(route, callOnFile(route, names) as InputOf<Route>);
    return { status, errorKey: (reply as { errorKey?: string }).errorKey };
  };
  const walked = everyRoute.filter(({ name, scope }) => name in elsewhere && scope !== 'none');

  it.each(walked.map((route) => [route.name, route] as const))('finds nothing of others by %s', async (name, route) => {
    expect(await ask(limited, route)).toEqual({ status: 404, errorKey: elsewhere[name] });
  });

  it('finds them with a token of all environments, by the same calls and without an XSRF token', async () => {
    const refused: string[] = [];
    for (const route of walked.filter(({ name }) => !name.startsWith('delete'))) {
      const { errorKey = '' } = await ask(unlimited, route);
      if (errorKey === elsewhere[route.name] || /^(?:access|session)\./.test(errorKey))
        refused.push(`${route.name}: ${errorKey}`);
    }
    expect(refused).toEqual([]);
  });

  it('lists the environments of the token only', async () => {
    const listed = async (client: BenchClient) =>
      (await client.call(listSimEnvsRoute, {})).reply.map(({ environmentToken }) => environmentToken);
    expect(await listed(limited)).toHaveLength(1);
    expect(await listed(limited)).not.toContain('sct');
    expect(await listed(unlimited)).toContain('sct');
  });
});
