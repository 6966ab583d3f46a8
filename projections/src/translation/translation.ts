import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { type TranslationDocument, translationView } from '@clearbench/contracts/translation/views';
import { projection } from '@clearbench/event-sourcing/projection';

/**
 * The administrators' texts of a language; no document before the first one, and none after the language was removed.
 */
export const translations = projection<TranslationDocument, TranslationEvent>({
  name: translationView.name,
  version: 4,
  shape: translationView.shape,
  key: ({ data }) => data.language,
  on: {
    LanguageAdded: (doc, { data, position }) => ({
      language: data.language,
      texts: doc?.texts ?? {},
      version: position,
    }),
    TextTranslated: (doc, { data, position }) => ({
      language: data.language,
      texts: { ...doc?.texts, [data.key]: data.text },
      version: position,
    }),
    TranslationRemoved: (doc, { data, position }) => {
      const { [data.key]: _, ...texts } = doc?.texts ?? {};
      return { language: data.language, texts, version: position };
    },
    LanguageRemoved: () => null,
  },
  notice: ({ language }) => ({ topic: translationView.name, id: language, audience: 'everyone' }),
});
