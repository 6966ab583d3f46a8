import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { templateView } from '@clearbench/contracts/template/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/testing/served-endpoints.fixture';
import type { Profile } from '@clearbench/iso20022/profile';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { validate } from '@clearbench/validator/validate';
import { renderTemplate, type TemplateJob } from '../text-workers/render-template.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { templateAdministration } from './administration-endpoints.ts';

const sctTypical = exportedTemplate('sct-typical');

const { content } = sctTypical;
const textWorkers = {
  renderTemplate: async (job: TemplateJob) => renderTemplate(job),
  check: async (bytes: Uint8Array, profile: Profile) => ({ report: validate(bytes, profile), facts: {} }),
} as unknown as TextWorkers;

const field = { name: 'kind', label: 'Kind', kind: 'choice', required: true, choices: [] };
const unfillable = { name: 'own', label: 'Own', fields: [field] };

describe('administration of templates', () => {
  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [templateView, rulebookFormatsView]) await documents.prepare(name, shape);
    await documents.apply(templateView.name, [{ id: 'there', position: 1, document: { templateName: 'there' } }]);
    const handle = commandHandler({ events: memoryEventStore() });
    return templateAdministration({
      handle,
      views: uncachedReadModels(documents),
      textWorkers,
      largestContent: 1_000_000,
    });
  }, administrator);

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/${path}`, body, `command-${commandId}`);

  it('adds templates, and changes them on the basis of the current version', async () => {
    const body = { templateName: 'mine', content };
    expect(await call('POST', 'templates/', 'add', body)).toMatchObject({ version: 1 });
    expect(await call('POST', 'templates/', 'again', body)).toMatchObject({ errorKey: 'template.alreadyAdded' });
    expect(await call('POST', 'templates/', 'change', { ...body, basedOn: 1 })).toMatchObject({ version: 2 });
    expect(await call('POST', 'templates/', 'late', { ...body, basedOn: 1 })).toMatchObject({
      status: 409,
      errorKey: 'template.stale',
    });
  });

  it('checks a template with a file from its defaults', async () => {
    const { layout, text, report } = await call('POST', 'templates/check', 'check', content);
    expect(layout).toMatchObject({ title: content.title });
    expect(text).toMatch(/<FIToFICstmrCdtTrf>/);
    expect(report).toMatchObject({ validationSummary: { errors: 0, messageType: 'pacs.008.001.08' } });
    const wrong = await call('POST', 'templates/check', 'check-2', { ...content, body: '<Document/>' });
    expect(wrong.report).toMatchObject({ validationSummary: { valid: false } });
  });

  it('accepts defaults that create no file, and reports that', async () => {
    const field = { name: 'need', label: 'Need', kind: 'text', required: true };
    const sections = [{ name: 'own', label: 'Own', fields: [field] }];
    const { problem } = await call('POST', 'templates/check', 'check-3', { ...content, sections });
    expect(problem).toMatchObject({ errorKey: 'template.valueMissing' });
  });

  it.each([
    ['a text that is no template', { body: '{{#open}}' }, 'template.bodyInvalid'],
    ['two sections of one name', { sections: [content.sections[0], content.sections[0]] }, 'request.invalid'],
    ['no rulebook', { rbVersions: [] }, 'request.invalid'],
    ['a field that cannot be filled in', { sections: [unfillable] }, 'request.invalid'],
  ])('refuses %s', async (_, fault, errorKey) =>
    expect(
      await call('POST', 'templates/', 'bad', { templateName: 'bad', content: { ...content, ...fault } }),
    ).toMatchObject({
      errorKey,
    }),
  );

  it('deletes existing templates', async () => {
    expect(await call('DELETE', 'template/there/', 'delete')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'template/nowhere/', 'delete-2')).toMatchObject({ errorKey: 'template.notFound' });
  });
});
