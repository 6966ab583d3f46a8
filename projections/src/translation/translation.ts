import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { type TranslationDocument, translationView } from '@clearbench/contracts/translation/views';
import { projection } from '@clearbench/event-sourcing/projection';

const texted = (
  doc: TranslationDocument | undefined,
  language: string,
  texts: TranslationDocument['texts'],
): TranslationDocument => ({ language, texts, version: (doc?.version ?? 0) + 1 });

/** What administrators wrote in a language; there is no document until somebody did. */
export const translations = projection<TranslationDocument, TranslationEvent>({
  name: translationView.name,
  version: 1,
  shape: translationView.shape,
  key: ({ data }) => data.language,
  on: {
    LanguageAdded: (doc, { data }) => texted(doc, data.language, doc?.texts ?? {}),
    TextTranslated: (doc, { data }) => texted(doc, data.language, { ...doc?.texts, [data.key]: data.text }),
    TranslationRemoved: (doc, { data }) => {
      const { [data.key]: _, ...texts } = doc?.texts ?? {};
      return texted(doc, data.language, texts);
    },
  },
  notice: ({ language }) => ({ topic: translationView.name, id: language, audience: 'everyone' }),
});
