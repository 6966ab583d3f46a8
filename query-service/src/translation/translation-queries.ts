import {
  listLanguagesRoute,
  listTranslationsRoute,
  readTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { translationView } from '@clearbench/contracts/translation/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { spokenTexts } from '@clearbench/hosting/texts/spoken-texts';
import type { Desk } from '../desk.ts';
import { translationRows } from './translation-rows.ts';

/** More languages than anybody will ever add. */
const most = 500;

/** A browser may keep the texts, and asks each time whether they are still the same. */
const revalidated = { 'Cache-Control': 'no-cache' };

/** What the interface says, in every language. */
export const translationQueries = ({ texts, views }: Pick<Desk, 'texts' | 'views'>): Endpoint[] => {
  const speak = spokenTexts({ texts, views });
  const everything = async () => {
    const query = { where: [], sort: { field: 'language', direction: 'ascending' }, limit: most } as const;
    const { items: documents } = await views.find(translationView, query);
    const languages = [...new Set([...Object.keys(texts), ...documents.map(({ language }) => language)])];
    return { languages, documents };
  };
  return [
    serve(readTranslationsRoute, async ({ params }) => {
      const { language, written, etag } = await speak(params.lang);
      return { written, etag, headers: { ...revalidated, 'Content-Language': language } };
    }),
    serve(listLanguagesRoute, async () => ({ reply: { languages: (await everything()).languages } })),
    serve(listTranslationsRoute, async () => {
      const { languages, documents } = await everything();
      return { reply: { languages, rows: translationRows(texts, languages, documents) } };
    }),
  ];
};
