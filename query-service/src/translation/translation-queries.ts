import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { formsIn, keysIn, type Texts } from '@clearbench/contracts/translation/plural-forms';
import {
  listLanguagesRoute,
  listTranslationsRoute,
  readTranslationsRoute,
  type TranslationRow,
} from '@clearbench/contracts/translation/routes';
import { type TranslationDocument, translationView } from '@clearbench/contracts/translation/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { type WrittenReply, writtenReply } from '@clearbench/event-sourcing/serving/written-reply';
import { spokenTexts } from '@clearbench/hosting/texts/language-texts';
import type { QueryContext } from '../query-context.ts';

/** The texts by key and language; a language without a text is absent. */
const byKey = (byLanguage: readonly (readonly [string, Texts])[]): ReadonlyMap<string, Record<string, string>> => {
  const found = new Map<string, Record<string, string>>();
  for (const [language, texts] of byLanguage)
    for (const [key, text] of Object.entries(texts)) {
      const under = found.get(key) ?? {};
      under[language] = text;
      found.set(key, under);
    }
  return found;
};

/** One language for each set of plural forms, because languages with the same forms need the same keys. */
const distinctForms = (languages: readonly string[]): readonly string[] => [
  ...new Map(languages.map((language) => [formsIn(language).join(' '), language])).values(),
];

/** Every key that a language needs, and keys of earlier releases with written texts. */
const translationRows = (
  product: Readonly<Record<string, Texts>>,
  languages: readonly string[],
  documents: readonly TranslationDocument[],
): TranslationRow[] => {
  const english = product.en ?? {};
  const written = documents.map(({ language, texts }) => [language, texts] as const);
  const keys = new Set([
    ...distinctForms(languages).flatMap((language) => keysIn(english, language)),
    ...written.flatMap(([, texts]) => Object.keys(texts)),
  ]);
  const [own, changed] = [byKey(Object.entries(product)), byKey(written)];
  return [...keys].sort().map((key) => ({ key, own: own.get(key) ?? {}, written: changed.get(key) ?? {} }));
};

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
