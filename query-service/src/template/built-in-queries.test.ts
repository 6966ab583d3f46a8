import type { BuiltInTemplateComparison, BuiltInTemplateEntry } from '@clearbench/contracts/template/built-in-routes';
import { templateOriginView, templateView } from '@clearbench/contracts/template/views';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { templateSha256 } from '@clearbench/template-engine/built-in/template-sha256';
import { builtInQueries } from './built-in-queries.ts';

const [unchanged, updated, here, both, unknown, deleted, fresh] = builtInTemplates;
if (!unchanged || !updated || !here || !both || !unknown || !deleted || !fresh) throw new Error('too few templates');

const older = { ...updated.content, title: 'An older title' };
const own = { ...here.content, title: 'Our title' };

const stocked = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [templateView, templateOriginView]) await documents.prepare(name, shape);
  const template = (templateName: string, content: object) => ({
    id: templateName,
    position: 1,
    document: { templateName, ...content, version: 2 },
  });
  const origin = (templateName: string, sha256: string, isDeleted = false) => ({
    id: templateName,
    position: 1,
    document: { templateName, sha256, deleted: isDeleted },
  });
  await documents.apply(templateView.name, [
    template(unchanged.templateName, unchanged.content),
    template(updated.templateName, older),
    template(here.templateName, own),
    template(both.templateName, { ...both.content, title: 'Ours' }),
    template(unknown.templateName, { ...unknown.content, title: 'Ours' }),
    template('own', own),
    template('formerly-ours', own),
  ]);
  await documents.apply(templateOriginView.name, [
    origin(unchanged.templateName, unchanged.sha256),
    origin(updated.templateName, templateSha256(older)),
    origin(here.templateName, here.sha256),
    origin(both.templateName, 'a'.repeat(64)),
    origin(unknown.templateName, ''),
    origin(deleted.templateName, deleted.sha256, true),
    origin('own', ''),
    origin('formerly-ours', 'b'.repeat(64)),
  ]);
  return uncachedReadModels(documents);
};

describe('built-in and installed templates', () => {
  const { call } = servedEndpoints(async () => builtInQueries({ views: await stocked() }), administrator);

  it('have a status', async () => {
    const entries = await call<BuiltInTemplateEntry[]>('GET', '/api/admin/templates/built-in');
    const statusOf = (name: string) => entries.find(({ templateName }) => templateName === name)?.status;
    expect(entries).toHaveLength(builtInTemplates.length + 1);
    expect(statusOf(unchanged.templateName)).toBe('unchanged');
    expect(statusOf(updated.templateName)).toBe('updateAvailable');
    expect(statusOf(here.templateName)).toBe('changedHere');
    expect(statusOf(both.templateName)).toBe('bothChanged');
    expect(statusOf(unknown.templateName)).toBe('bothChanged');
    expect(statusOf(deleted.templateName)).toBe('deleted');
    expect(statusOf(fresh.templateName)).toBe('new');
    expect(statusOf('formerly-ours')).toBe('discontinued');
    expect(statusOf('own')).toBeUndefined();
  });

  it('are compared one by one', async () => {
    const path = `/api/admin/templates/built-in/${here.templateName}`;
    expect(await call<BuiltInTemplateComparison>('GET', path)).toMatchObject({
      status: 'changedHere',
      version: 2,
      sha256: here.sha256,
      builtIn: { title: here.content.title },
      installed: { title: 'Our title' },
    });
    const other = await call<BuiltInTemplateComparison>('GET', `/api/admin/templates/built-in/${fresh.templateName}`);
    expect(other).not.toHaveProperty('installed');
    expect(await call('GET', '/api/admin/templates/built-in/own')).toMatchObject({ errorKey: 'template.notFound' });
  });
});
