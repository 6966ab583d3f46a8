import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { templateView } from '@clearbench/contracts/template/views';
import { commandHandler } from '@clearbench/event-sourcing/command-handler';
import { administrator, servedEndpoints } from '@clearbench/event-sourcing/serving/served-endpoints';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { stillReadModels } from '@clearbench/stores/read-models';
import { sctTypical } from '@clearbench/template-engine/day-one/sct-typical';
import type { Profile } from '@clearbench/validation/profile';
import { validate } from '@clearbench/validation/validate';
import type { Bench } from '../bench/bench.ts';
import { templateAdministration } from './administration-endpoints.ts';

const { content } = sctTypical;
const bench = {
  check: async (bytes: Uint8Array, profile: Profile) => ({ report: validate(bytes, profile), facts: {} }),
} as unknown as Bench;

const field = { name: 'kind', label: 'Kind', kind: 'choice', required: true, choices: [] };
const unfillable = { name: 'own', label: 'Own', fields: [field] };

describe('templates in the hands of administrators', () => {
  const served = servedEndpoints(async () => {
    const documents = memoryDocumentStore();
    for (const { name, shape } of [templateView, rulebookFormatsView]) await documents.prepare(name, shape);
    await documents.apply(templateView.name, [{ id: 'there', position: 1, document: { templateName: 'there' } }]);
    const handle = commandHandler({ events: memoryEventStore() });
    return templateAdministration({ handle, views: stillReadModels(documents), bench });
  }, administrator);

  const call = (method: string, path: string, commandId: string, body?: object) =>
    served.call(method, `/api/admin/${path}`, body, `the-${commandId}-order`);

  it('are added, and changed by who saw them as they stand', async () => {
    const order = { templateName: 'mine', content };
    expect(await call('POST', 'templates/', 'add', order)).toMatchObject({ version: 1 });
    expect(await call('POST', 'templates/', 'again', order)).toMatchObject({ errorKey: 'template.alreadyAdded' });
    expect(await call('POST', 'templates/', 'change', { ...order, basedOn: 1 })).toMatchObject({ version: 2 });
    expect(await call('POST', 'templates/', 'late', { ...order, basedOn: 1 })).toMatchObject({
      status: 409,
      errorKey: 'template.stale',
    });
  });

  it('are checked by a file made of their defaults', async () => {
    const { layout, text, report } = await call('POST', 'templates/check', 'check', content);
    expect(layout).toMatchObject({ title: content.title });
    expect(text).toMatch(/<FIToFICstmrCdtTrf>/);
    expect(report).toMatchObject({ validationSummary: { errors: 0, messageType: 'pacs.008.001.08' } });
    const wrong = await call('POST', 'templates/check', 'check-2', { ...content, body: '<Document/>' });
    expect(wrong.report).toMatchObject({ validationSummary: { valid: false } });
  });

  it('may have defaults that make no file, which is said', async () => {
    const field = { name: 'need', label: 'Need', kind: 'text', required: true };
    const sections = [{ name: 'own', label: 'Own', fields: [field] }];
    const { trouble } = await call('POST', 'templates/check', 'check-3', { ...content, sections });
    expect(trouble).toMatchObject({ errorKey: 'template.valueMissing' });
  });

  it.each([
    ['a text that is no template', { body: '{{#open}}' }, 'template.bodyBroken'],
    ['two sections of one name', { sections: [content.sections[0], content.sections[0]] }, 'request.invalid'],
    ['no rulebook', { rbVersions: [] }, 'request.invalid'],
    ['a field nobody can fill in', { sections: [unfillable] }, 'request.invalid'],
  ])('do not have %s', async (_, fault, errorKey) =>
    expect(
      await call('POST', 'templates/', 'bad', { templateName: 'bad', content: { ...content, ...fault } }),
    ).toMatchObject({
      errorKey,
    }),
  );

  it('go when they are there', async () => {
    expect(await call('DELETE', 'template/there/', 'delete')).toMatchObject({ position: expect.any(Number) });
    expect(await call('DELETE', 'template/nowhere/', 'delete-2')).toMatchObject({ errorKey: 'template.notFound' });
  });
});
