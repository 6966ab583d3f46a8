import {
  importTemplateRoute,
  listTemplatesRoute,
  readTemplateLayoutRoute,
} from '@clearbench/contracts/template/routes';
import { caller } from '../http/http-caller.ts';
import { addFeature } from '../store.ts';
import { templateSaga } from '../template/template-saga.ts';
import { templateSlice } from '../template/template-slice.ts';
import { navigate } from './navigate.ts';

const listTemplates = caller(listTemplatesRoute);
const readLayout = caller(readTemplateLayoutRoute);
const importTemplate = caller(importTemplateRoute);

const saga = templateSaga({
  readTemplates: (environmentToken) => listTemplates({ query: { environmentToken } }),
  readLayout: ({ name, ...query }) => readLayout({ params: { name }, query }),
  create: async (body) => (await importTemplate({ body })).vipFileSummary.fileId,
  open: (fileId) => navigate(`/file/${fileId}`),
});

export const addTemplateFeature = (): void => addFeature({ slice: templateSlice, saga });
