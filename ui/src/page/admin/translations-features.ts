import {
  listTranslationsRoute,
  removeLanguageRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { caller } from '../../http/caller.ts';
import { notify, notifyTrouble } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { tableSaga } from '../../translation/administration/table-saga.ts';
import { tableSlice } from '../../translation/administration/table-slice.ts';
import { languageName } from '../../translation/language.ts';
import { texts } from '../../translation/texts.ts';

const readAll = caller(listTranslationsRoute);
const save = caller(saveTranslationsRoute);
const remove = caller(removeTranslationRoute);
const removeLanguage = caller(removeLanguageRoute);

const saga = tableSaga({
  readAll: () => readAll(),
  save: ({ language, texts }) => save({ body: { language, texts: [...texts] } }),
  remove: (body) => remove({ body }),
  removeLanguage: (language) => removeLanguage({ body: { language } }),
  notifyTrouble,
  notifyRemoved: (language) =>
    notify({
      tone: 'good',
      textKey: 'translations.removed',
      params: { language: languageName(language, texts.language) },
    }),
});

/** State and saga of the table of texts, with what they need of the server. */
export const addTranslationsFeatures = (): void => addFeature({ slice: tableSlice, saga });
