import { Failure } from '@clearbench/contracts/failure';
import { fileCountView } from '@clearbench/contracts/file/views';
import { planView } from '@clearbench/contracts/plan/views';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { simEnvDecider, simEnvStream } from './sim-env-decider.ts';
import { simEnvEndpoints } from './sim-env-endpoints.ts';

const settings = { ...sampleSettings, environmentToken: 'fresh', environmentName: 'Fresh' };
const known = (environmentId: string) => ({
  ...sampleSettings,
  environmentToken: `token-${environmentId}`,
  environmentName: `Name of ${environmentId}`,
});

describe('administration of environments', () => {
  let moved: string[];
  const events = memoryEventStore();

  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [planView, simEnvView, userAccountView, fileCountView])
      await documents.prepare(name, shape);
    const handle = commandHandler({ events });
    for (const environmentId of ['e1', 'e2']) {
      const data = { environmentId, settings: known(environmentId) };
      const metadata = { commandId: `open-${environmentId}`, actor: 'admin', correlationId: '' };
      await handle(simEnvDecider, simEnvStream(environmentId), { type: 'OpenSimEnv', data, at: '' }, metadata);
    }
    await documents.apply(
      simEnvView.name,
      ['e1', 'e2'].map((environmentId, at) => ({
        id: environmentId,
        position: 1 + at,
        document: { ...known(environmentId), environmentId, version: 1 },
      })),
    );
    await documents.apply(planView.name, [
      { id: 'p1', position: 3, document: { planId: 'p1', planName: 'Trial', planSimEnvs: ['e2'] } },
    ]);
    await documents.apply(fileCountView.name, [
      { id: 'e1', position: 4, document: { total: 3, byRbVersion: { '2023': 3, '2025': 0 } } },
    ]);
    const members = ['ada', 'bob'].map((userId, at) => ({
      id: userId,
      position: 5 + at,
      document: { userId, emailKey: userId, email: userId, environmentIds: userId === 'ada' ? ['e1'] : [] },
    }));
    await documents.apply(userAccountView.name, members);
    return simEnvEndpoints({ handle, views: uncachedReadModels(documents) }, async (userId, id, how) => {
      if (userId === 'full') throw new Failure('plan.tooManyEnvironments', { max: 1 });
      moved.push(`${userId} ${how} ${id === 'e1' ? id : 'the new one'}`);
      return { position: 90 };
    });
  }, administrator);
  beforeEach(() => {
    moved = [];
  });

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/simenv/${path}`, body, `command-${commandId}`);
  const typesIn = async (id: string) => (await events.readStream(simEnvStream(id))).map(({ type }) => type);

  it('opens each environment once per command, with its own id and its members', async () => {
    const body = { ...settings, join: ['ada', 'full'] };
    const first = await call('POST', '', 'open-fresh', body);
    expect(first).toMatchObject({
      version: 1,
      outcomes: [{ id: 'ada' }, { id: 'full', errorKey: 'plan.tooManyEnvironments' }],
    });
    expect(moved).toEqual(['ada join the new one']);
    expect(await call('POST', '', 'open-fresh', body)).toEqual(first);
    expect(await typesIn(String(first.environmentId))).toEqual(['SimEnvOpened']);
  });

  it('changes environments on the basis of the current version only', async () => {
    const change = { ...known('e1'), environmentId: 'e1', basedOn: 1, environmentName: 'Another' };
    expect(await call('POST', '', 'change-1', change)).toMatchObject({ environmentId: 'e1', version: 2 });
    expect(await call('POST', '', 'change-2', change)).toMatchObject({ status: 409, errorKey: 'simEnv.stale' });
  });

  it.each([
    ['a token of another one', { environmentToken: 'token-e2' }, 'simEnv.tokenTaken', undefined],
    ['a token with blanks', { environmentToken: 'a b' }, 'request.invalid', '/body/environmentToken'],
    [
      'a BIC that is none',
      { clearing: { ...settings.clearing, bic: 'NOBIC' } },
      'request.invalid',
      '/body/clearing/bic',
    ],
    [
      'a time that is none',
      { clearing: { ...settings.clearing, cutOff: '25:00' } },
      'request.invalid',
      '/body/clearing/cutOff',
    ],
    ['no rulebook', { versions: [] }, 'request.invalid', '/body/versions'],
    [
      'an unknown scenario',
      { clearing: { ...settings.clearing, defaultScenario: 'SIM:X' } },
      'simEnv.badScenario',
      undefined,
    ],
  ])('refuses %s', async (_, fault, errorKey, place) =>
    expect(await call('POST', '', 'bad', { ...settings, environmentToken: 'yet-another', ...fault })).toMatchObject({
      errorKey,
      ...(place ? { place } : {}),
    }),
  );

  it('keeps a rulebook version with files', async () => {
    const change = { ...known('e1'), environmentId: 'e1', basedOn: 2 };
    expect(await call('POST', '', 'versions-1', { ...change, versions: ['2025'] })).toMatchObject({
      errorKey: 'simEnv.versionInUse',
      params: { rbVersion: '2023', files: 3 },
    });
    expect(await call('POST', '', 'versions-2', { ...change, versions: ['2023'] })).toMatchObject({ version: 3 });
  });

  it('closes an environment with its name as confirmation, after its members were removed', async () => {
    expect(await call('DELETE', 'e1/?name=bench', 'close-1')).toMatchObject({ errorKey: 'simEnv.nameDiffers' });
    expect(moved).toEqual([]);
    expect(await call('DELETE', 'e1/?name=Name%20of%20e1', 'close-2')).toMatchObject({ position: expect.any(Number) });
    expect(moved).toEqual(['ada leave e1']);
    expect((await typesIn('e1')).at(-1)).toBe('SimEnvClosed');
  });

  it('refuses to close an environment in plans, and names them', async () =>
    expect(await call('DELETE', 'e2/?name=Name%20of%20e2', 'close-3')).toMatchObject({
      errorKey: 'simEnv.inPlans',
      params: { count: 1, plans: 'Trial' },
    }));

  it('does not find unknown environments', async () =>
    expect(await call('DELETE', 'nowhere/?name=x', 'close-4')).toMatchObject({
      status: 404,
      errorKey: 'simEnv.notFound',
    }));
});
