import { fileListView } from '@clearbench/contracts/file/views';
import type { FormatDetails, FormatSummary } from '@clearbench/contracts/format/routes';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { formatQueries } from './format-queries.ts';

const messageType = 'pacs.008.001.08';
const formatId = `sct-2025-${messageType}`;
const changed = { messageScheme: 'sct', rbVersion: '2025', messageType, severities: { 'T-05': 'off' }, version: 3 };

const added = {
  ...changed,
  messageType: 'acme.order',
  severities: {},
  version: 1,
  structure: {
    sha256: '',
    size: 1,
    root: { name: 'Order', type: 'Mine1' },
    notation: 'Mine1\n  Day DayType\n\nDayType = date\n',
    namespace: 'urn:acme',
    beyond: { line: 2, what: 'all' },
  },
};

describe('formats for administrators', () => {
  const contents = memoryContentStore();
  const { send, call } = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [rulebookFormatsView, simEnvView, templateView, fileListView])
      await documents.prepare(name, shape);
    const formats = {
      rulebook: 'sct-2025',
      latest: formatId,
      formats: { [messageType]: changed, 'acme.order': added },
    };
    await documents.apply(rulebookFormatsView.name, [{ id: 'sct-2025', position: 1, document: formats }]);
    const { sha256, size } = await contents.put(new TextEncoder().encode('<uploaded/>'));
    const structure = {
      sha256,
      size,
      root: { name: 'Mine', type: 'Mine1' },
      notation: 'Mine1\n  Day DayType\n\nDayType = date\n',
    };
    const uploaded = { messageScheme: 'inst', rbVersion: '2025', messageType, severities: {}, version: 1, structure };
    await documents.apply(rulebookFormatsView.name, [
      {
        id: 'inst-2025',
        position: 6,
        document: { rulebook: 'inst-2025', latest: '', formats: { [messageType]: uploaded } },
      },
    ]);
    const environment = (environmentName: string, scheme: string, versions: string[]) => ({
      environmentName,
      scheme,
      versions,
    });
    await documents.apply(simEnvView.name, [
      { id: 'a', position: 2, document: environment('Alpha', 'sct', ['2023', '2025']) },
      { id: 'b', position: 3, document: environment('Beta', 'sct', ['2023']) },
      { id: 'c', position: 4, document: environment('Gamma', 'inst', ['2025']) },
      {
        id: 'd',
        position: 5,
        document: { ...environment('Delta', 'sct', ['2025']), formats: ['sct-2025-acme.order'] },
      },
    ]);
    const template = { title: 'Plain', scheme: 'sct', messageType, rbVersions: ['2025'] };
    await documents.apply(templateView.name, [{ id: 'plain', position: 5, document: template }]);
    return formatQueries({ views: uncachedReadModels(documents), contents });
  }, administrator);

  const read = (path: string) => send('GET', `/api/admin/format/${path}`);
  const json = <Reply>(path: string) => call<Reply>('GET', `/api/admin/format/${path}`);

  it('are all listed, with their changes', async () => {
    const all = await json<FormatSummary[]>('');
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter(({ version }) => version > 0)).toMatchObject([
      { id: formatId, version: 3, changedRules: 1, uploaded: false, added: false },
      { id: `inst-2025-${messageType}`, changedRules: 0, uploaded: true },
      { id: 'sct-2025-acme.order', version: 1, uploaded: true, added: true, beyond: { line: 2, what: 'all' } },
    ]);
  });

  it('have their rules and their users', async () => {
    const format = await json<FormatDetails>(`${formatId}/`);
    expect(format).toMatchObject({
      environments: ['Alpha', 'Delta'],
      templates: ['Plain'],
      rules: format.ruleSet.length,
    });
    const rule = (id: string) => format.ruleSet.find(({ ruleId }) => ruleId === id);
    expect(rule('T-05')).toEqual({ ruleId: 'T-05', layer: 'scheme', usually: 'Warning', severity: 'off' });
    expect(rule('T-06')).not.toHaveProperty('severity');
  });

  it('have their structure', async () => {
    const { namespace, types } = await json<{ namespace: string; types: { name: string }[] }>(`${formatId}/tree`);
    expect(namespace).toMatch(/pacs\.008\.001\.08$/);
    expect(types[0]).toEqual({
      kind: 'sequence',
      name: 'Document',
      elements: [{ name: 'FIToFICstmrCdtTrf', type: expect.any(String), min: 1, max: 1 }],
    });
    expect(types.find(({ name }) => name === 'Max35Text')).toMatchObject({ value: { kind: 'text', min: 1, max: 35 } });
  });

  it('include added ones, whose users are the environments that selected them', async () => {
    expect(await json('sct-2025-acme.order/')).toMatchObject({ environments: ['Delta'], templates: [], files: 0 });
    expect(await json('sct-2025-acme.order/tree')).toMatchObject({
      namespace: 'urn:acme',
      document: 'Order',
      types: [{ name: 'Mine1' }, { name: 'DayType' }],
    });
  });

  it('can be exported as XML Schema', async () => {
    const response = await read(`${formatId}/xsd`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${messageType}.xsd"`);
    expect(await response.text()).toMatch(/<xs:element name="Document"/);
  });

  it('have an uploaded schema, which can be downloaded', async () => {
    const { types } = await json<{ types: { name: string }[] }>(`inst-2025-${messageType}/tree`);
    expect(types.map(({ name }) => name)).toEqual(['Document', 'Mine1', 'DayType']);
    expect(await (await read(`inst-2025-${messageType}/xsd`)).text()).toBe('<uploaded/>');
  });

  it.each(['nothing/', 'nothing/tree', 'nothing/xsd'])('are not found at %s', async (path) =>
    expect(await json(path)).toMatchObject({ status: 404, errorKey: 'format.notFound' }),
  );
});
