import { boundedCache } from '@clearbench/contracts/bounded-cache';
import {
  listLanguagesRoute,
  listTranslationsRoute,
  readTranslationsRoute,
} from '@clearbench/contracts/translation/routes';
import { translationView } from '@clearbench/contracts/translation/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type WrittenReply, writtenReply } from '@clearbench/event-sourcing/serving/written-reply';
import { spokenTexts } from '@clearbench/hosting/texts/language-texts';
import type { QueryContext } from '../query-context.ts';
import { translationRows } from './translation-rows.ts';

/** More languages than an installation has. */
const most = 500;

/** Browsers may cache the texts and revalidate them each time. */
const revalidated = { 'Cache-Control': 'no-cache' };

/** The texts of the interface in every language. */
export const translationQueries = ({ texts, views }: Pick<QueryContext, 'texts' | 'views'>): Endpoint[] => {
  const speak = spokenTexts({ texts, views });
  /** The serialised table of all texts; it is created again when a text has changed. */
  const tables = boundedCache<WrittenReply>(1);
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
      const asOf = String(views.changedAt(translationView));
      const known = tables.get(asOf);
      if (known) return { written: known };
      const { languages, documents } = await everything();
      const written = writtenReply({ languages, rows: translationRows(texts, languages, documents) });
      tables.set(asOf, written);
      return { written };
    }),
  ];
};
