import type { TemplateDetails, TemplateEntry } from '@clearbench/contracts/template/administration-routes';
import { templateUseView, templateView } from '@clearbench/contracts/template/views';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { templateAdministrationQueries } from './administration-queries.ts';

const sctTypical = exportedTemplate('sct-typical');

const { templateName, content } = sctTypical;

const stocked = async () => {
  const documents = memoryDocumentStore();
  for (const { name, shape } of [templateView, templateUseView]) await documents.prepare(name, shape);
  await documents.apply(templateView.name, [
    { id: templateName, position: 1, document: { templateName, ...content, title: 'Ours now' } },
    { id: 'mine', position: 2, document: { templateName: 'mine', ...content } },
  ]);
  await documents.apply(templateUseView.name, [{ id: templateName, position: 3, document: { files: 12 } }]);
  return uncachedReadModels(documents);
};

describe('templates for administrators', () => {
  const { call } = servedEndpoints(
    async () => templateAdministrationQueries({ views: await stocked() }),
    administrator,
  );

  it('have the number of files created from each', async () => {
    const entries = await call<TemplateEntry[]>('GET', '/api/admin/templates/');
    expect(entries.map((entry) => [entry.templateName, entry.files])).toEqual([
      ['mine', 0],
      [templateName, 12],
    ]);
    expect(await call('GET', `/api/admin/template/${templateName}/`)).toMatchObject({ files: 12 });
  });

  it('have keys for unchanged built-in texts only', async () => {
    const { textKeys } = await call<TemplateDetails>('GET', `/api/admin/template/${templateName}/`);
    expect(textKeys).toMatchObject({ Debtor: 'templateText.debtor' });
    expect(textKeys).not.toHaveProperty('Ours now');
    expect(await call('GET', '/api/admin/template/mine/')).toMatchObject({ textKeys: {} });
  });
});
