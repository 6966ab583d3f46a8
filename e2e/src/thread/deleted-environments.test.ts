import { listFilesRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import {
  deleteSimEnvRoute,
  readSimEnvRoute,
  saveSimEnvRoute,
} from '@clearbench/contracts/sim-env/administration-routes';
import { listRemovedSimEnvsRoute, restoreSimEnvRoute } from '@clearbench/contracts/sim-env/removed-routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import {
  deleteTemplateRoute,
  readTemplateRoute,
  saveTemplateRoute,
} from '@clearbench/contracts/template/administration-routes';
import { listRemovedTemplatesRoute, restoreTemplateRoute } from '@clearbench/contracts/template/removed-routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { samplePayment } from '../kill/sample-payment.ts';

describe('objects deleted by an administrator', () => {
  const here = serving();
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });

  const made = async (environmentToken: string) => {
    const body = {
      environmentToken,
      environmentName: `Lab ${environmentToken}`,
      environmentGroup: 'Labs',
      scheme: 'sct' as const,
      versions: ['2025' as const],
      canSendToTestEngine: true,
    };
    return (await admin.call(saveSimEnvRoute, { body })).reply;
  };

  it('are restored with files, members and settings', async () => {
    const { environmentId } = await made('back-again');
    const params = { environmentId };
    const query = { environmentToken: 'back-again', rbVersion: '2025' as const, fileName: 'kept.xml' };
    expect((await admin.call(uploadFileRoute, { query, body: samplePayment('KEPT', '1.00') })).status).toBe(200);
    const before = (await admin.call(readSimEnvRoute, { params })).reply;
    expect((await admin.call(deleteSimEnvRoute, { params, query: {} })).status).toBe(200);
    expect((await admin.call(readSimEnvRoute, { params })).status).toBe(404);
    const removed = (await admin.call(listRemovedSimEnvsRoute, {})).reply;
    expect(removed).toMatchObject([{ environmentId, environmentName: 'Lab back-again', files: 1 }]);
    expect(removed[0]?.removedByName).toBeTruthy();
    expect((await here.tester.call(restoreSimEnvRoute, { params })).status).toBe(403);
    expect((await admin.call(restoreSimEnvRoute, { params })).status).toBe(200);
    expect((await admin.call(readSimEnvRoute, { params })).reply).toEqual(before);
    const listed = await admin.call(listFilesRoute, { query: { environmentToken: 'back-again' } });
    expect(listed.reply.items.map(({ fileName }) => fileName)).toEqual(['kept.xml']);
    expect((await admin.call(listRemovedSimEnvsRoute, {})).reply).toEqual([]);
  });

  it('are restored with their members', async () => {
    const { environmentId } = await made('members');
    const params = { environmentId };
    const { items } = (await admin.call(listUsersRoute, { query: { search: 'tester@', category: 'all' } })).reply;
    const userId = items.find(({ email }) => email.startsWith('tester@'))?.userId ?? '';
    const {
      members: _,
      plans: __,
      files: ___,
      openTransfers: ____,
      changedRules: _____,
      version,
      ...settings
    } = (await admin.call(readSimEnvRoute, { params })).reply;
    await admin.call(saveSimEnvRoute, { body: { ...settings, basedOn: version, join: [userId] } });
    const seen = async () => (await here.tester.call(listSimEnvsRoute, {})).reply.map((one) => one.environmentId);
    expect(await seen()).toContain(environmentId);
    await admin.call(deleteSimEnvRoute, { params, query: {} });
    expect(await seen()).not.toContain(environmentId);
    const { reply } = await admin.call(restoreSimEnvRoute, { params });
    expect(reply.outcomes).toEqual([{ id: userId }]);
    expect(await seen()).toContain(environmentId);
  });

  it('are not restored where their token is used by another', async () => {
    const { environmentId } = await made('taken');
    await admin.call(deleteSimEnvRoute, { params: { environmentId }, query: {} });
    await made('taken');
    expect(await admin.call(restoreSimEnvRoute, { params: { environmentId } })).toMatchObject({
      status: 422,
      reply: { errorKey: 'simEnv.tokenTaken' },
    });
  });

  it('include templates, which are restored unless their name is used', async () => {
    const params = { name: 'sct-typical' };
    const { files: _, textKeys: __, ...before } = (await admin.call(readTemplateRoute, { params })).reply;
    const { templateName, version: ___, ...content } = before;
    await admin.call(deleteTemplateRoute, { params });
    expect((await admin.call(listRemovedTemplatesRoute, {})).reply).toMatchObject([{ templateName }]);
    expect((await admin.call(restoreTemplateRoute, { params })).status).toBe(200);
    expect((await admin.call(readTemplateRoute, { params })).reply).toMatchObject(before);
    await admin.call(deleteTemplateRoute, { params });
    await admin.call(saveTemplateRoute, { body: { templateName, content } });
    expect((await admin.call(restoreTemplateRoute, { params })).reply).toMatchObject({
      errorKey: 'template.nameTaken',
    });
  });
});
