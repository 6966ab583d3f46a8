import { Failure } from '@clearbench/contracts/failure';
import { fileCountView } from '@clearbench/contracts/file/views';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { planView } from '@clearbench/contracts/plan/views';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
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
    return simEnvEndpoints(
      { handle, views: uncachedReadModels(documents) },
      async (userId, id, how) => {
        if (userId === 'full') throw new Failure('plan.tooManyEnvironments', { max: 1 });
        moved.push(`${userId} ${how} ${id === 'e1' ? id : 'the new one'}`);
        return { position: 90 };
      },
      async () => undefined,
    );
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

const severities = { 'P-07': 'Warning', 'T-05': 'off', 'H-02': 'Info', 'G-08': 'Error' };

describe("administration of an environment's severities", () => {
  const events = memoryEventStore();
  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [simEnvView, userAccountView, rulebookFormatsView])
      await documents.prepare(name, shape);
    const handle = commandHandler({ events });
    const data = { environmentId: 'e1', settings: sampleSettings };
    const metadata = { commandId: 'open-e1', actor: 'admin', correlationId: '' };
    await handle(simEnvDecider, simEnvStream('e1'), { type: 'OpenSimEnv', data, at: '' }, metadata);
    await documents.apply(simEnvView.name, [
      { id: 'e1', position: 1, document: { ...sampleSettings, environmentId: 'e1', version: 1, severities } },
    ]);
    return simEnvEndpoints(
      { handle, views: uncachedReadModels(documents) },
      async () => ({ position: 0 }),
      async () => undefined,
    );
  }, administrator);

  const call = (path: string, commandId: string, body: object) =>
    served.call('POST', `/api/admin/simenv/${path}`, body, `command-${commandId}`);
  const save = (commandId: string, basedOn: number, chosen: object, environmentId = 'e1') =>
    call(`${environmentId}/rules`, commandId, { basedOn, severities: chosen });
  const newest = async (environmentId: string) =>
    (await events.readStream(simEnvStream(environmentId))).map(({ type, data }) => ({ type, data })).at(-1);

  it('changes severities of rules about files and messages on the basis of the last version', async () => {
    const chosen = { 'P-07': 'Warning', 'H-02': 'off' };
    expect(await save('first', 1, chosen)).toMatchObject({ environmentId: 'e1', version: 2 });
    expect(await save('first', 1, chosen)).toMatchObject({ version: 2 });
    expect(await save('late', 1, {})).toMatchObject({ status: 409, errorKey: 'simEnv.stale' });
    expect(await newest('e1')).toMatchObject({
      type: 'SimEnvSeveritiesChanged',
      data: { environmentId: 'e1', severities: chosen },
    });
    expect(await save('again', 2, chosen)).toMatchObject({ version: 2 });
  });

  it.each([
    ['what structure demands', { 'T-03': 'off' }, 'simEnv.ruleUnknown'],
    ['whether it is XML at all', { 'T-01': 'Info' }, 'simEnv.ruleUnknown'],
    ['a rule of another scheme', { 'D-01': 'off' }, 'simEnv.ruleUnknown'],
    ['a rule there is not', { 'P-99': 'off' }, 'simEnv.ruleUnknown'],
    ['a severity there is not', { 'T-05': 'Fatal' }, 'request.invalid'],
  ])('refuses %s', async (_, chosen, errorKey) => expect(await save('bad', 2, chosen)).toMatchObject({ errorKey }));

  it('does not find an unknown environment', async () =>
    expect(await save('nowhere', 1, {}, 'gone')).toMatchObject({ status: 404, errorKey: 'simEnv.notFound' }));

  const copy = async (commandId: string, scheme: Scheme, severitiesFrom: string) => {
    const settings = { ...sampleSettings, scheme, environmentToken: `copy-${scheme}`, environmentName: 'Copy' };
    return call('', commandId, { ...settings, severitiesFrom });
  };

  it('copies severities that apply to the scheme of the new environment', async () => {
    const { environmentId, version } = await copy('copy-sct', 'sct', 'e1');
    expect(version).toBe(2);
    expect(await newest(String(environmentId))).toMatchObject({ data: { severities } });
    const { environmentId: other } = await copy('copy-inst', 'inst', 'e1');
    const { data } = (await newest(String(other))) as { data: { severities: object } };
    expect(Object.keys(data.severities)).toEqual(expect.arrayContaining(['T-05']));
    expect(Object.keys(data.severities)).not.toContain('H-02');
  });

  it('does not copy from an unknown environment', async () =>
    expect(await copy('copy-gone', 'core', 'gone')).toMatchObject({ status: 404, errorKey: 'simEnv.notFound' }));
});
