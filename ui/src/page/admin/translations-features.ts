import {
  listTranslationsRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { caller } from '../../http/caller.ts';
import { notifyTrouble } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { tableSaga } from '../../translation/administration/table-saga.ts';
import { tableSlice } from '../../translation/administration/table-slice.ts';

const readAll = caller(listTranslationsRoute);
const save = caller(saveTranslationsRoute);
const remove = caller(removeTranslationRoute);

const saga = tableSaga({
  readAll: () => readAll(),
  save: ({ language, texts }) => save({ body: { language, texts: [...texts] } }),
  remove: (body) => remove({ body }),
  notifyTrouble,
});

/** State and saga of the table of texts, with what they need of the server. */
export const addTranslationsFeatures = (): void => addFeature({ slice: tableSlice, saga });
