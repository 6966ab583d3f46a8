import { fileListView } from '@clearbench/contracts/file/views';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { checkFormats } from './check-settings.ts';

const order = 'sct-2025-acme.order';
const settings = (formats: string[], versions: SimEnvSettings['versions'] = ['2025']) =>
  ({ scheme: 'sct', versions, formats }) as unknown as SimEnvSettings;

const views = async (...messageTypes: string[]) => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [rulebookFormatsView, simEnvView, fileListView]) await documents.prepare(name, shape);
  const format = { messageScheme: 'sct', rbVersion: '2025', messageType: 'acme.order', severities: {}, version: 1 };
  const formats = { rulebook: 'sct-2025', latest: order, formats: { 'acme.order': format } };
  await documents.apply(rulebookFormatsView.name, [{ id: 'sct-2025', position: 1, document: formats }]);
  await documents.apply(simEnvView.name, [{ id: 'e', position: 2, document: { ...settings([order]) } }]);
  await documents.apply(
    fileListView.name,
    messageTypes.map((messageType, at) => ({
      id: `f${at}`,
      position: 3 + at,
      document: { shelf: 'e', messageType, rbVersion: '2025' },
    })),
  );
  return uncachedReadModels(documents);
};

describe('formats of an environment', () => {
  it('exist in one of its rulebooks', async () => {
    const there = await views();
    await expect(checkFormats(there, settings([order]), undefined)).resolves.toBeUndefined();
    await expect(checkFormats(there, settings(['sct-2025-never']), undefined)).rejects.toMatchObject({
      errorKey: 'format.notFound',
    });
    await expect(checkFormats(there, settings([order], ['2023']), undefined)).rejects.toMatchObject({
      params: { formatId: order },
    });
  });

  it('cannot be removed while files of them exist', async () => {
    const without = settings([]);
    await expect(checkFormats(await views('acme.order', 'acme.bill'), without, 'e')).rejects.toMatchObject({
      errorKey: 'simEnv.formatInUse',
      params: { messageType: 'acme.order', files: 1 },
    });
    await expect(checkFormats(await views('acme.bill'), without, 'e')).resolves.toBeUndefined();
  });
});
