import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { userView } from '@clearbench/contracts/user/views';
import { servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { historyEndpoints } from './history-endpoints.ts';

const terms = { planName: 'Trial', maxEnvs: 1, filesPerDay: 10 };
const { filesPerDay: _, ...unlimited } = terms;

describe('history of an object', () => {
  const { call } = servedEndpoints(async () => {
    const log = memoryEventStore();
    const text: [string, object][] = [
      ['PlanOffered', { planId: 'p1', terms }],
      ['PlanTermsChanged', { planId: 'p1', terms: { ...unlimited, maxEnvs: 5 } }],
    ];
    const looked: [string, object][] = [
      ['AppearanceChanged', { styles: { ...defaultStyles, primaryColor: 'red' } }],
      ['AppearanceReset', {}],
      ['AssetReplaced', { asset: 'favicon', sha256: 'a', mediaType: 'image/png', size: 100 }],
      ['AssetReplaced', { asset: 'logo-dark', sha256: 'b', mediaType: 'image/svg+xml', size: 200 }],
      ['AssetRemoved', { asset: 'favicon' }],
    ];
    const resets: [string, object][] = [
      ['SimEnvMemoryReset', { environmentId: 'e1', memory: 1, instant: '2026-11-20T08:00:00.000Z' }],
      ['SimEnvMemoryReset', { environmentId: 'e1', memory: 2, instant: '2026-11-21T08:00:00.000Z' }],
    ];
    const append = async (stream: string, index: number, type: string, data: object): Promise<void> => {
      const metadata = { at: `2026-11-2${index}T08:00:00.000Z`, actor: 'ida', commandId: `c${index}` };
      const event = {
        id: `${stream}-${index}`,
        type,
        schema: 1,
        data,
        metadata: { ...metadata, correlationId: '', causationId: '' },
      };
      await log.append(stream, index, [event]);
    };
    for (const [index, [type, data]] of text.entries()) await append('plan-p1', index, type, data);
    for (const [index, [type, data]] of looked.entries()) await append('look-and-feel', index, type, data);
    for (const [index, [type, data]] of resets.entries()) await append('simEnv-e1', index, type, data);
    const documents = memoryDocumentStore();
    await documents.prepare(userView.name, userView.shape);
    await documents.apply(userView.name, [{ id: 'ida', position: 1, document: { displayName: 'Ida Admin' } }]);
    return historyEndpoints({ log, views: uncachedReadModels(documents) });
  });

  const read = (path: string) => call('GET', `/api/admin/history/${path}`);

  it('lists actors and changed values, newest first', async () =>
    expect(await read('plan/p1')).toMatchObject({
      items: [
        {
          type: 'PlanTermsChanged',
          by: { actor: 'ida', name: 'Ida Admin' },
          about: 'Trial',
          changes: [
            { field: 'terms.maxEnvs', before: '1', after: '5' },
            { field: 'terms.filesPerDay', before: '10' },
          ],
        },
        { type: 'PlanOffered' },
      ],
    }));

  it('is read page by page', async () => {
    const first = (await read('plan/p1?limit=1')) as { items: { position: number }[]; next: number };
    expect(first).toMatchObject({ items: [{ type: 'PlanTermsChanged' }], next: first.items[0]?.position });
    expect(await read(`plan/p1?limit=1&before=${first.next}`)).toMatchObject({ items: [{ type: 'PlanOffered' }] });
  });

  it('compares colours with the previous colours, and each asset with itself', async () =>
    expect(await read('look-and-feel/app')).toMatchObject({
      items: [
        { type: 'AssetRemoved', changes: [{ field: 'assets.favicon.mediaType', before: 'image/png' }, {}] },
        {
          type: 'AssetReplaced',
          changes: [{ field: 'assets.logo-dark.mediaType', after: 'image/svg+xml' }, { after: '200' }],
        },
        { type: 'AssetReplaced', changes: [{ field: 'assets.favicon.mediaType', after: 'image/png' }, {}] },
        { type: 'AppearanceReset', changes: [{ field: 'styles.primaryColor', before: 'red', after: '#2f5bd3' }] },
        { type: 'AppearanceChanged', changes: [{ field: 'styles.primaryColor', before: '#2f5bd3', after: 'red' }] },
      ],
    }));

  it('lists every reset of the memory of an environment, with its user and its real time', async () =>
    expect(await read('sim-env/e1')).toMatchObject({
      items: [
        { type: 'SimEnvMemoryReset', at: '2026-11-21T08:00:00.000Z', by: { name: 'Ida Admin' } },
        { type: 'SimEnvMemoryReset', at: '2026-11-20T08:00:00.000Z', by: { name: 'Ida Admin' } },
      ],
    }));

  it('is not found without events', async () =>
    expect(await read('plan/p9')).toMatchObject({ status: 404, errorKey: 'history.empty' }));

  it('is available for known kinds only', async () =>
    expect(await read('user/u1')).toMatchObject({ status: 400, errorKey: 'request.invalid' }));
});
