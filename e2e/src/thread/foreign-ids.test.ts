import { elsewhere, unassignedRoute } from '@clearbench/access/testing/authorisation-matrix/expected-elsewhere.fixture';
import { groups } from '@clearbench/access/testing/authorisation-matrix/expected-groups.fixture';
import { everyRoute } from '@clearbench/contracts/every-route';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { InputOf, Route } from '@clearbench/contracts/route';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { listTemplatesRoute } from '@clearbench/contracts/template/routes';
import { ownAnswer, unknownAnswer } from '../channel/channels.ts';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { saveParticipants } from '../client/participants.ts';
import { serving } from '../client/serving.ts';
import { callOnFile, type FileNames } from './calls-on-files.ts';
import { ownRun, unknownRun } from './own-run.ts';
import { refusedVerification } from './payee-verification-calls.ts';

const unknownId = 'unknown-id';
const unknownNames = {
  ...unknownRun,
  ...unknownAnswer,
  fileId: unknownId,
  environmentToken: 'nowhere',
  suiteId: unknownId,
  verificationId: unknownId,
};

describe('objects of others', () => {
  const here = serving();
  let otherUser: BenchClient;
  let theirs: FileNames;
  beforeAll(async () => {
    const admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['inst-bench'] });
    await saveParticipants(admin, 'sct', [{ bic: 'ZYAADEF0', name: 'Bank A' }]);
    otherUser = await benchClient(here.server.url, 'tester2');
    const upload = { environmentToken: 'sct', rbVersion: '2025', fileName: 'secret.xml', direction: 'TS' } as const;
    const { reply } = await here.tester.call(uploadFileRoute, { query: upload, body: '<Document/>' });
    const suite = { environmentToken: 'sct', title: 'Secret' };
    const { reply: created } = await here.tester.call(createSuiteRoute, { body: suite });
    const { suiteId } = created;
    const { fileId } = reply.vipFileSummary;
    const verificationId = await refusedVerification(here.tester, 'sct');
    theirs = {
      fileId,
      environmentToken: 'sct',
      suiteId,
      verificationId,
      ...(await ownRun(here.tester)),
      ...(await ownAnswer(admin, here.tester)),
    };
  });

  const ask = async (client: BenchClient, route: Route, names: FileNames) => {
    const { status, reply } = await client.call(route, callOnFile(route, names) as InputOf<Route>);
    const { requestId: _, ...text } = reply as { requestId?: string; errorKey?: string };
    return { status, said: text };
  };
  const walked = everyRoute.filter(({ name }) => name in elsewhere);

  it('cover every route for users', () => {
    const { users, canCreate, canEdit, canValidate } = groups;
    const forUsers = [users, canCreate, canEdit, canValidate].flat();
    expect([...Object.keys(elsewhere), ...unassignedRoute].toSorted()).toEqual(forUsers.toSorted());
    expect(walked).toHaveLength(Object.keys(elsewhere).length);
  });

  it.each(walked.map((route) => [route.name, route] as const))('are not found for %s', async (name, route) => {
    const foreign = await ask(otherUser, route, theirs);
    const unknown = await ask(otherUser, route, unknownNames);
    expect(foreign).toMatchObject({ status: 404, said: { errorKey: elsewhere[name] } });
    expect(JSON.stringify(foreign)).toBe(JSON.stringify(unknown));
  });

  it('are found for their members, with the same calls', async () => {
    const refused: string[] = [];
    for (const route of walked.filter(({ name }) => !name.startsWith('delete'))) {
      const { status, said: text } = await ask(here.tester, route, theirs);
      if (status === 404) refused.push(`${route.name}: ${text.errorKey}`);
    }
    expect(refused).toEqual([]);
  });

  it('are not in their lists', async () => {
    const environments = (await otherUser.call(listSimEnvsRoute, {})).reply.map(({ environmentId }) => environmentId);
    expect(environments).toEqual(['inst-bench']);
    const own = await otherUser.call(listTemplatesRoute, { query: { environmentToken: 'inst' } });
    expect(own.status).toBe(200);
  });
});
