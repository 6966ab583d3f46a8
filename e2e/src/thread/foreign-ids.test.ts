import { elsewhere, unassignedRoute } from '@clearbench/access/testing/authorisation-matrix/expected-elsewhere.fixture';
import { groups } from '@clearbench/access/testing/authorisation-matrix/expected-groups.fixture';
import { everyRoute } from '@clearbench/contracts/every-route';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { InputOf, Route } from '@clearbench/contracts/route';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { createSuiteRoute } from '@clearbench/contracts/suite/routes';
import { listTemplatesRoute } from '@clearbench/contracts/template/routes';
import { administration } from '../client/administration.ts';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

type Names = { readonly fileId: string; readonly environmentToken: string; readonly suiteId: string };

/** The body with which a call passes validation; the ids of path and query are filled in for all. */
const bodies: Readonly<Record<string, (names: Names) => unknown>> = {
  importTemplate: ({ environmentToken }) => ({
    templateName: 'sct-typical',
    envToken: environmentToken,
    rbVersion: '2025',
    values: { fileName: 'mine.xml', fields: {} },
  }),
  generateFile: ({ environmentToken }) => ({
    templateName: 'sct-typical',
    envToken: environmentToken,
    transactions: 2,
  }),
  uploadFile: () => '<Document/>',
  checkText: () => '<Document/>',
  saveContent: () => '<Document/>',
  renameFile: () => 'mine.xml',
  upgradeFile: () => ({ rbVersion: '2025' }),
  switchFileDirection: () => ({}),
  reportComments: () => ({ shown: true }),
  validateFile: ({ fileId }) => ({ fileId }),
  saveOwnScenarioList: () => ({ text: '' }),
  dryRunScenarios: ({ fileId, environmentToken }) => ({ fileId, environmentToken }),
  createSuite: ({ environmentToken }) => ({ environmentToken, title: 'Mine' }),
  changeSuite: () => ({ type: 'retitle', title: 'Mine' }),
  checkSuiteFile: () => ({ path: 'a.yaml', text: '' }),
  importSuite: () => 'an archive',
  replaceSuite: () => 'an archive',
};
const queries: Readonly<Record<string, object>> = {
  uploadFile: { rbVersion: '2025', fileName: 'a.xml' },
  checkText: { rbVersion: '2025' },
  sendFile: { action: 'send' },
  readTemplateLayout: { rbVersion: '2025' },
  listFiles: { rbVersion: '2025' },
  searchContent: { text: 'Document' },
  compareVersions: { from: 1, to: 2 },
  readSuiteFile: { path: 'suite.yaml' },
  compareSuiteVersions: { from: 1, to: 1 },
};

const inputOf = ({ name, ifMatch }: Route, names: Names) => ({
  params: { ...names, name: 'sct-typical', version: 1 },
  query: { ...names, ...queries[name] },
  ...(bodies[name] ? { body: bodies[name](names) } : {}),
  ...(ifMatch ? { ifMatch: 1 } : {}),
});

const unknownNames = { fileId: 'nobody-gave-this', environmentToken: 'nowhere', suiteId: 'nobody-gave-this' };

describe('objects of others', () => {
  const here = serving();
  let otherUser: BenchClient;
  let theirs: Names;
  beforeAll(async () => {
    const admin = await benchClient(here.server.url, 'admin');
    await administration(admin).change('tester2', { environmentIds: ['inst-bench'] });
    otherUser = await benchClient(here.server.url, 'tester2');
    const upload = { environmentToken: 'sct', rbVersion: '2025', fileName: 'secret.xml', direction: 'TS' } as const;
    const { reply } = await here.tester.call(uploadFileRoute, { query: upload, body: '<Document/>' });
    const suite = { environmentToken: 'sct', title: 'Secret' };
    const { reply: created } = await here.tester.call(createSuiteRoute, { body: suite });
    theirs = { fileId: reply.vipFileSummary.fileId, environmentToken: 'sct', suiteId: created.suiteId };
  });

  const ask = async (client: BenchClient, route: Route, names: Names) => {
    const { status, reply } = await client.call(route, inputOf(route, names) as InputOf<Route>);
    const { requestId: _, ...text } = reply as { requestId?: string; errorKey?: string };
    return { status, said: text };
  };
  const walked = everyRoute.filter(({ name }) => name in elsewhere);

  it('cover every route for users', () => {
    const { users, canCreate, canEdit, canValidate, programs, programsValidate } = groups;
    const forUsers = [users, canCreate, canEdit, canValidate, programs, programsValidate].flat();
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
    for (const route of walked.filter(({ name }) => name !== 'deleteFile' && name !== 'deleteSuite')) {
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
