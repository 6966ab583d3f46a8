import {
  checkTemplateRoute,
  deleteTemplateRoute,
  listAllTemplatesRoute,
  readTemplateRoute,
  saveTemplateRoute,
  type TemplateEntry,
} from '@clearbench/contracts/template/administration-routes';
import { listRemovedTemplatesRoute, restoreTemplateRoute } from '@clearbench/contracts/template/removed-routes';
import { adminResource } from '../../admin-resource/admin-resource.ts';
import { caller } from '../../http/http-caller.ts';
import { texts } from '../../translation/texts.ts';
import { spokenText } from '../translate-template.ts';
import { templateCheckSaga } from './template-check-saga.ts';
import { templateCheckSlice } from './template-check-slice.ts';
import { freshTemplate, type StoredTemplate, storedTemplate, type TemplateDraft } from './template-form.ts';

const listTemplates = caller(listAllTemplatesRoute);
const readTemplate = caller(readTemplateRoute);
const checkTemplate = caller(checkTemplateRoute);
const saveTemplate = caller(saveTemplateRoute);
const deleteTemplate = caller(deleteTemplateRoute);
const listRemoved = caller(listRemovedTemplatesRoute);
const restoreTemplate = caller(restoreTemplateRoute);

const templateResource = adminResource<TemplateEntry, StoredTemplate, TemplateDraft>({
  name: 'template',
  noun: 'template',
  addresses: { list: '/admin/templates', item: (name) => `/admin/templates/${name}/edit` },
  initial: freshTemplate,
  fields: [['content', 'templateAdmin.content']],
  readFailed: 'templateAdmin.fetchFailed',
  errors: { stale: 'template.stale', notFound: 'template.notFound' },
  notices: {
    created: () => ({ tone: 'good', textKey: 'templateAdmin.made' }),
    removed: ({ content, textKeys }) => ({
      tone: 'good',
      textKey: 'templateAdmin.removed',
      params: { name: spokenText(textKeys, texts.t)(content.title) },
    }),
  },
  idOf: ({ templateName }) => templateName,
  list: () => listTemplates(),
  read: async (name) => storedTemplate(await readTemplate({ params: { name } })),
  save: async ({ templateName, content }, stored) => {
    const basedOn = stored ? { basedOn: stored.version } : {};
    return (await saveTemplate({ body: { templateName, content, ...basedOn } })).templateName;
  },
  remove: ({ templateName: name }) => deleteTemplate({ params: { name } }),
  restoring: {
    list: async () =>
      (await listRemoved()).map(({ templateName: id, title: name, ...one }) => ({ ...one, id, name, detail: id })),
    restore: (name) => restoreTemplate({ params: { name } }),
  },
});

/** The templates from which users create files, with the preview of the edited one. */
export const templates = {
  ...templateResource,
  features: [
    ...templateResource.features,
    { slice: templateCheckSlice, saga: templateCheckSaga((body) => checkTemplate({ body })) },
  ],
};
