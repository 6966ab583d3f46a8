import { fileListView } from '@clearbench/contracts/file/views';
import type { FormatStructure } from '@clearbench/contracts/format/events';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateView } from '@clearbench/contracts/template/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { memoryContentStore } from '@clearbench/stores/content-store/memory';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { schemaReader } from '../text-workers/schema-reader.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { formatStream } from './format-decider.ts';
import { formatEndpoints } from './format-endpoints.ts';

const formatId = 'sct-2025-pacs.008.001.08';

const added = (rbVersion: '2021' | '2025') => ({
  messageScheme: 'sct' as const,
  rbVersion,
  messageType: 'acme.order',
  severities: {},
  version: 1,
  structure: { sha256: '', size: 1, root: { name: 'Order', type: 'T' }, notation: 'T\n', namespace: 'urn:acme' },
});
const environment = {
  environmentId: 'a',
  environmentName: 'Bench',
  scheme: 'sct',
  versions: ['2025'],
  formats: ['sct-2025-acme.order'],
};
const addedFormats = { rulebook: 'sct-2025', latest: '', formats: { 'acme.order': added('2025') } };
const unusedFormats = { rulebook: 'sct-2021', latest: '', formats: { 'acme.order': added('2021') } };
const ownSchema = (namespace: string, root: string, type = 'xs:string') =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" elementFormDefault="qualified"><xs:element name="${root}">
<xs:complexType><xs:all><xs:element name="A" type="${type}"/></xs:all></xs:complexType></xs:element></xs:schema>`;

describe('administration of formats', () => {
  const events = memoryEventStore();
  const contents = memoryContentStore();
  const reader = schemaReader();
  afterAll(() => reader.close());

  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [rulebookFormatsView, simEnvView, templateView, fileListView])
      await documents.prepare(name, shape);
    await documents.apply(simEnvView.name, [{ id: 'a', position: 1, document: environment }]);
    await documents.apply(rulebookFormatsView.name, [{ id: 'sct-2025', position: 2, document: addedFormats }]);
    await documents.apply(rulebookFormatsView.name, [{ id: 'sct-2021', position: 3, document: unusedFormats }]);
    return formatEndpoints({
      textWorkers: { readSchema: reader.read } as TextWorkers,
      handle: commandHandler({ events }),
      views: uncachedReadModels(documents),
      contents,
    });
  }, administrator);

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/format/${path}`, body, `command-${commandId}`);
  const save = (commandId: string, change: object) =>
    call('POST', '', commandId, { formatId, basedOn: 0, severities: { 'T-05': 'off' }, ...change });

  it('changes severities on the basis of the current version', async () => {
    const first = await save('first', {});
    expect(first).toMatchObject({ formatId, version: 1 });
    expect(await save('first', {})).toEqual(first);
    expect(await save('late', {})).toMatchObject({ status: 409, errorKey: 'format.stale' });
    expect(await save('second', { basedOn: 1, severities: {} })).toMatchObject({ version: 2 });
  });

  it.each([
    ['a rule that is not theirs', { severities: { 'P-09': 'off' } }, 'format.ruleUnknown'],
    ['the structure, which cannot be turned off', { severities: { 'T-03': 'off' } }, 'format.ruleUnknown'],
    ['a severity there is not', { severities: { 'T-05': 'Fatal' } }, 'request.invalid'],
    ['a message of another rulebook', { formatId: 'sct-2025-pacs.008.001.02' }, 'format.notFound'],
  ])('refuses %s', async (_, fault, errorKey) => expect(await save('bad', fault)).toMatchObject({ errorKey }));

  const upload = async (xsd: string, commandId: string, basedOn: number) => {
    const path = `/api/admin/format/sct-2023-pacs.028.001.03/xsd?basedOn=${basedOn}`;
    const headers = { 'Content-Type': 'application/xml', 'X-Command-Id': `command-${commandId}` };
    return (await served.send('PUT', path, xsd, headers)).json() as Promise<Record<string, unknown>>;
  };
  const xsd = exportXsd('pacs.028.001.03') ?? '';

  it('accepts another structure, and stores its schema', async () => {
    expect(await upload(xsd, 'upload', 0)).toMatchObject({ version: 1 });
    const [event] = await events.readStream(formatStream('sct-2023-pacs.028.001.03'));
    const { structure } = (event as unknown as { data: { settings: { structure: FormatStructure } } }).data.settings;
    expect(new TextDecoder().decode(await contents.get(structure.sha256))).toBe(xsd);
    expect(structure.notation).toMatch(/^Max35Text = text 1\.\.35$/m);
  });

  it.each([
    ['not well-formed', '<a>\n', { errorKey: 'format.xsdInvalid', params: { line: 2 } }],
    ['of another message', exportXsd('pacs.002.001.10') ?? '', { errorKey: 'format.xsdOtherMessage' }],
    ['too large', ' '.repeat(1_048_577), { errorKey: 'format.xsdTooLarge', params: { limit: 1_048_576 } }],
  ])('refuses a schema that is %s', async (_, text, refusal) =>
    expect(await upload(text, 'bad-upload', 1)).toMatchObject(refusal),
  );

  const add = async (messageType: string, xsd: string, commandId: string) => {
    const path = `/api/admin/format-xsd?messageScheme=sct&rbVersion=2025&messageType=${messageType}`;
    const headers = { 'Content-Type': 'application/xml', 'X-Command-Id': `command-${commandId}` };
    return (await served.send('POST', path, xsd, headers)).json() as Promise<Record<string, unknown>>;
  };

  it('adds formats with a schema of any kind', async () => {
    const formatId = 'sct-2025-acme.bill';
    expect(await add('acme.bill', ownSchema('urn:acme', 'Bill'), 'add')).toMatchObject({ formatId, version: 1 });
    const [event] = await events.readStream(formatStream(formatId));
    expect(event).toMatchObject({
      type: 'FormatAdded',
      data: {
        settings: { structure: { namespace: 'urn:acme', root: { name: 'Bill' }, beyond: { line: 2, what: 'all' } } },
      },
    });
  });

  it('adds a known message without a schema, with its own structure', async () => {
    const formatId = 'sct-2025-pacs.010.001.03';
    expect(await add('pacs.010.001.03', '', 'add-known')).toMatchObject({ formatId, version: 1 });
    const [event] = await events.readStream(formatStream(formatId));
    const { structure } = (event as unknown as { data: { settings: { structure: FormatStructure } } }).data.settings;
    expect(structure.root).toEqual({ name: 'FIDrctDbt', type: 'FinancialInstitutionDirectDebitV03' });
    expect(structure).not.toHaveProperty('beyond');
    expect(new TextDecoder().decode(await contents.get(structure.sha256))).toBe(exportXsd('pacs.010.001.03'));
    expect(await add('acme.none', '', 'add-none')).toMatchObject({ errorKey: expect.stringMatching(/^format\.xsd/) });
  });

  it.each([
    ['of a message the product brings', 'pacs.008.001.08', xsd, 'format.alreadyAdded'],
    ['whose files begin as others do', 'acme.other', ownSchema('urn:acme', 'Order'), 'format.sameDocument'],
    [
      'that would have to be fetched',
      'acme.x',
      ownSchema('urn:x', 'X').replace('<xs:element', '<xs:include schemaLocation="http://x/"/><xs:element'),
      'format.xsdImports',
    ],
    ['the engine does not understand', 'acme.x', ownSchema('urn:x', 'X', 'xs:never'), 'format.xsdInvalid'],
    ['that is none', 'acme.x', '<a/>', 'format.xsdNotSchema'],
    ['under a name with a hyphen', 'acme-x', ownSchema('urn:x', 'X'), 'request.invalid'],
    ['with a document type', 'acme.x', `<!DOCTYPE a [<!ENTITY b "c">]>${ownSchema('urn:x', 'X')}`, 'format.xsdInvalid'],
  ])('refuses to add a format with a schema %s', async (_, messageType, text, errorKey) =>
    expect(await add(messageType, text, 'bad-add')).toMatchObject({ errorKey }),
  );

  it('keeps used formats', async () => {
    expect(await call('DELETE', 'sct-2025-acme.order/', 'delete-used')).toMatchObject({
      errorKey: 'format.inUse',
      params: { count: 1, users: 'Bench', files: 0 },
    });
    expect(await call('DELETE', 'sct-2021-acme.order/', 'delete-unused')).toHaveProperty('position');
  });

  it('resets built-in formats', async () => {
    expect(await call('DELETE', `${formatId}/`, 'delete')).toMatchObject({ position: expect.any(Number) });
    const types = (await events.readStream(formatStream(formatId))).map(({ type }) => type);
    expect(types).toEqual(['FormatChanged', 'FormatChanged', 'FormatRemoved']);
    expect(await call('DELETE', 'sct-2025-nothing/', 'delete-2')).toMatchObject({ errorKey: 'format.notFound' });
  });
});
