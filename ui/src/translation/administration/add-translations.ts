import {
  listTranslationsRoute,
  removeLanguageRoute,
  removeTranslationRoute,
  saveTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { caller } from '../../http/http-caller.ts';
import { notify, notifyProblem } from '../../notice/notify.ts';
import { addFeature } from '../../store.ts';
import { languageName } from '../language.ts';
import { texts } from '../texts.ts';
import { tableSaga } from './table-saga.ts';
import { tableSlice } from './table-slice.ts';

const readAll = caller(listTranslationsRoute);
const save = caller(saveTranslationsRoute);
const remove = caller(removeTranslationRoute);
const removeLanguage = caller(removeLanguageRoute);

const saga = tableSaga({
  readAll: () => readAll(),
  save: ({ language, texts }) => save({ body: { language, texts: [...texts] } }),
  remove: (body) => remove({ body }),
  removeLanguage: (language) => removeLanguage({ body: { language } }),
  notifyProblem,
  notifyRemoved: (language) =>
    notify({
      tone: 'good',
      textKey: 'translations.removed',
      params: { language: languageName(language, texts.language) },
    }),
});

/** Adds the state and the saga of the translations. */
export const addTranslationsFeatures = (): void => addFeature({ slice: tableSlice, saga });
