import { generateFileRoute } from '@clearbench/contracts/template/generate-routes';
import {
  importTemplateRoute,
  listTemplatesRoute,
  readTemplateLayoutRoute,
} from '@clearbench/contracts/template/routes';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { templateSaga } from '../template/template-saga.ts';
import { type Creation, templateSlice } from '../template/template-slice.ts';
import { navigate } from './navigate.ts';

const listTemplates = caller(listTemplatesRoute);
const readLayout = caller(readTemplateLayoutRoute);
const importTemplate = caller(importTemplateRoute);
const generateFile = caller(generateFileRoute);

const create = async ({ load, deliberateError, ...body }: Creation): Promise<string> => {
  const made =
    load === undefined
      ? await importTemplate({ body: deliberateError === undefined ? body : { ...body, deliberateError } })
      : await generateFile({ body: { ...body, ...load } });
  return made.vipFileSummary.fileId;
};

const saga = templateSaga({
  readTemplates: (environmentToken) => listTemplates({ query: { environmentToken } }),
  readLayout: ({ name, ...query }) => readLayout({ params: { name }, query }),
  create,
  open: (fileId) => navigate(`/file/${fileId}`),
});

export const addTemplateFeature = (): void => addFeature({ slice: templateSlice, saga });
