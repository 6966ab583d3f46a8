import { fileCountView, fileListView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { simEnvQueries } from './sim-env-queries.ts';

const settings = {
  ...sampleSettings,
  clearing: { ...sampleSettings.clearing, reachable: ['BANKDEFF'] },
};

describe('an environment for administrators', () => {
  const { call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [simEnvView, userAccountView, planView, fileCountView, fileListView])
      await documents.prepare(name, shape);
    const put = (view: { name: string }, all: Record<string, object>) =>
      documents.apply(
        view.name,
        Object.entries(all).map(([id, document], at) => ({ id, position: at + 1, document: document as never })),
      );
    await put(simEnvView, { e1: { ...settings, environmentId: 'e1', version: 4, severities: { 'T-05': 'off' } } });
    await put(userAccountView, {
      ada: {
        userId: 'ada',
        displayName: 'Ada',
        email: 'ada@x',
        emailKey: 'ada@x',
        environmentIds: ['e1'],
        planId: 'p1',
      },
      bob: { userId: 'bob', displayName: 'Bob', email: 'bob@x', emailKey: 'bob@x', environmentIds: [], planId: 'p1' },
    });
    await put(planView, {
      p1: { planId: 'p1', planName: 'Trial', planSimEnvs: ['e1'] },
      p2: { planId: 'p2', planName: 'Other' },
    });
    await put(fileCountView, { e1: { total: 2, byRbVersion: { '2025': 2 } } });
    await put(fileListView, {
      f1: { fileId: 'f1', shelf: 'e1', transferState: 'answered' },
      f2: { fileId: 'f2', shelf: 'e1', transferState: 'closed' },
      f3: { fileId: 'f3', shelf: 'e2', transferState: 'answered' },
    });
    return simEnvQueries({ views: uncachedReadModels(documents) });
  });

  const read = (path: string) => call('GET', `/api/admin/${path}`);

  it('has all settings, its members with the reason, and its number of files', async () =>
    expect(await read('simenv/e1/')).toEqual({
      ...settings,
      environmentId: 'e1',
      version: 4,
      members: [{ userId: 'ada', displayName: 'Ada', email: 'ada@x' }],
      plans: [{ planId: 'p1', planName: 'Trial', users: 2 }],
      files: { total: 2, byRbVersion: { '2025': 2 } },
      openTransfers: 1,
      changedRules: 1,
    }));

  it('has its counts in the list', async () =>
    expect(await read('simenv-counts')).toEqual([{ environmentId: 'e1', members: 1, files: 2 }]));

  it('is not found once closed', async () =>
    expect(await read('simenv/gone/')).toMatchObject({ status: 404, errorKey: 'simEnv.notFound' }));
});
