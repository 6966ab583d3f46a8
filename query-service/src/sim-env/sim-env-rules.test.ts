import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { SimEnvRule } from '@clearbench/contracts/sim-env/rule-routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { simEnvRules } from './sim-env-rules.ts';

const rulebook = (rbVersion: string, ...messageTypes: string[]) => ({
  rulebook: `sct-${rbVersion}`,
  latest: '',
  formats: Object.fromEntries(
    messageTypes.map((messageType) => [
      messageType,
      { messageScheme: 'sct', rbVersion, messageType, severities: { 'T-05': 'Error' }, version: 1 },
    ]),
  ),
});

describe('severities in an environment', () => {
  const { call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [simEnvView, rulebookFormatsView]) await documents.prepare(name, shape);
    const document = {
      ...sampleSettings,
      versions: ['2025'],
      formats: ['sct-2025-acme.bill'],
      environmentId: 'e1',
      version: 4,
      severities: { 'T-05': 'off', 'H-02': 'Info' },
    };
    await documents.apply(simEnvView.name, [{ id: 'e1', position: 1, document }]);
    await documents.apply(rulebookFormatsView.name, [
      { id: 'sct-2025', position: 2, document: rulebook('2025', 'pacs.008.001.08', 'acme.order', 'acme.bill') },
      { id: 'sct-2019', position: 3, document: rulebook('2019', 'pacs.008.001.02') },
    ]);
    return [simEnvRules({ views: uncachedReadModels(documents) })];
  });

  const read = () => call<{ version: number; ruleSet: SimEnvRule[] }>('GET', '/api/admin/simenv/e1/rules');
  const ruleOf = async (id: string) => (await read()).ruleSet.find(({ ruleId }) => ruleId === id);

  it('have their sources: the built-in rule, its formats, the environment', async () => {
    expect(await read()).toMatchObject({ environmentId: 'e1', version: 4 });
    expect(await ruleOf('T-05')).toEqual({
      ruleId: 'T-05',
      layer: 'scheme',
      usually: 'Warning',
      severity: 'off',
      rulebooks: ['2025'],
      formats: [
        { formatId: 'sct-2025-pacs.008.001.08', severity: 'Error' },
        { formatId: 'sct-2025-acme.bill', severity: 'Error' },
      ],
    });
    expect(await ruleOf('P-07')).not.toHaveProperty('severity');
  });

  it('include rules about files, but no structural rules', async () => {
    expect(await ruleOf('H-02')).toMatchObject({ severity: 'Info', formats: [] });
    for (const id of ['T-01', 'T-02', 'T-03', 'D-01']) expect(await ruleOf(id)).toBeUndefined();
  });

  it('are not found for an unknown environment', async () =>
    expect(await call('GET', '/api/admin/simenv/gone/rules')).toMatchObject({
      status: 404,
      errorKey: 'simEnv.notFound',
    }));
});
