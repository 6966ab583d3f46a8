import { rulebookFormatsView } from '@clearbench/contracts/format/views';
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
    return simEnvEndpoints({ handle, views: uncachedReadModels(documents) }, async () => ({ position: 0 }));
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
