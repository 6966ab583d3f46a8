import {
  checkTemplateRoute,
  deleteTemplateRoute,
  listAllTemplatesRoute,
  readTemplateRoute,
  saveTemplateRoute,
} from '@clearbench/contracts/template/administration-routes';
import { editingSaga } from '../../editing/editing-saga.ts';
import { listingSaga } from '../../editing/listing-saga.ts';
import { caller } from '../../http/caller.ts';
import { notify } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { templateCheckSaga } from '../../template/administration/template-check-saga.ts';
import {
  freshTemplate,
  type StoredTemplate,
  storedTemplate,
  type TemplateDraft,
  templateCheckSlice,
  templateEditSlice,
  templateListSlice,
} from '../../template/administration/template-edit-slices.ts';
import { spokenText } from '../../template/spoken.ts';
import { texts } from '../../translation/texts.ts';
import { navigate } from '../navigate.ts';
import { addHistory } from './history-feature.ts';

const listTemplates = caller(listAllTemplatesRoute);
const readTemplate = caller(readTemplateRoute);
const checkTemplate = caller(checkTemplateRoute);
const saveTemplate = caller(saveTemplateRoute);
const deleteTemplate = caller(deleteTemplateRoute);

const edit = editingSaga({
  slice: templateEditSlice,
  topic: 'template',
  stale: 'template.stale',
  gone: 'template.notFound',
  readStored: async (name) => ({ ...storedTemplate(await readTemplate({ params: { name } })) }),
  save: async (draft, known) => {
    const stored = known as StoredTemplate | undefined;
    const { templateName, content }: TemplateDraft = { ...freshTemplate, ...stored, ...draft };
    const basedOn = stored ? { basedOn: stored.version } : {};
    return (await saveTemplate({ body: { templateName, content, ...basedOn } })).templateName;
  },
  remove: ({ templateName }) => deleteTemplate({ params: { name: String(templateName) } }),
  made: (templateName) => {
    notify({ tone: 'good', textKey: 'templateAdmin.made' });
    navigate(`/admin/templates/${templateName}/edit`);
  },
  removed: (stored) => {
    const { content, textKeys } = stored as unknown as StoredTemplate;
    const title = spokenText(textKeys, texts.t)(content.title);
    notify({ tone: 'good', textKey: 'templateAdmin.removed', params: { name: title } });
    navigate('/admin/templates');
  },
});

const list = listingSaga({ slice: templateListSlice, topics: ['template'], readAll: () => listTemplates() });
const check = templateCheckSaga((body) => checkTemplate({ body }));

/** State and sagas of the list of templates and of one of them. */
export const addTemplateAdministration = (): void => {
  addHistory();
  addFeature({ slice: templateListSlice, saga: list });
  addFeature({ slice: templateEditSlice, saga: edit });
  addFeature({ slice: templateCheckSlice, saga: check });
};
