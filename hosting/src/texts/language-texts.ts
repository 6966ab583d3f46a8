import { createHash } from 'node:crypto';
import { boundedCache } from '@clearbench/contracts/bounded-cache';
import { baseLanguage, languageTag } from '@clearbench/contracts/translation/language-tag';
import { formsIn, pluralFormOf, type Texts } from '@clearbench/contracts/translation/plural-forms';
import { type TranslationDocument, translationView } from '@clearbench/contracts/translation/views';
import { type WrittenReply, writtenReply } from '@clearbench/event-sourcing/serving/written-reply';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The fallback chain of a language, most general first: English texts replace missing translations. */
const layersOf = (language: string): readonly string[] => [...new Set(['en', baseLanguage(language), language])];

/** A missing plural form falls back to the general one, so that no reader sees a key. */
const filledForms = (english: Texts, language: string, texts: Texts): Texts => {
  const forms = formsIn(language);
  const filled: Record<string, string> = {};
  for (const key of Object.keys(english)) {
    const plural = pluralFormOf(english, key);
    if (plural?.form !== 'other') continue;
    const general = texts[key] ?? '';
    for (const form of forms) filled[`${plural.base}_${form}`] = general;
  }
  return { ...filled, ...texts };
};

/** The texts for a reader of a language: the built-in texts, overridden by administrators' texts. */
const effectiveTexts = (product: ProductTexts, written: Readonly<Record<string, Texts>>, language: string): Texts => {
  const layered = layersOf(language).map((layer) => ({ ...product[layer], ...written[layer] }));
  return filledForms(product.en ?? {}, language, Object.assign({}, ...layered) as Texts);
};

/** All texts of a language, ready to be sent. */
export type SpokenTexts = {
  /** The language of the texts: English where the requested one is unknown. */
  readonly language: string;
  readonly texts: Texts;
  readonly written: WrittenReply;
  /** Changes exactly when the texts change. */
  readonly etag: string;
};

type ProductTexts = Readonly<Record<string, Texts>>;
type Parts = { readonly texts: ProductTexts; readonly views: Pick<ReadModels, 'get'> };

/** Number of cached languages. */
const room = 100;

const editions = new WeakMap<ProductTexts, string>();

/** A short hash of the built-in texts. The parts of a process have the same texts: they are hashed once. */
const editionOf = (product: ProductTexts): string => {
  const edition =
    editions.get(product) ?? createHash('sha256').update(JSON.stringify(product)).digest('base64url').slice(0, 12);
  editions.set(product, edition);
  return edition;
};

/** Texts for readers, computed once for each version. */
export const spokenTexts = ({ texts: product, views }: Parts) => {
  const edition = editionOf(product);
  const known = boundedCache<SpokenTexts>(room);
  const documentOf = (language: string) => views.get(translationView, language);

  const languageOf = async (wanted: string): Promise<string> => {
    const tag = languageTag(wanted);
    if (tag === undefined) return 'en';
    for (const language of [tag, baseLanguage(tag)])
      if (Object.hasOwn(product, language) || (await documentOf(language)) !== undefined) return language;
    return 'en';
  };

  return async (wanted: string): Promise<SpokenTexts> => {
    const language = await languageOf(wanted);
    const documents = await Promise.all(layersOf(language).map(documentOf));
    const versions = documents.map((document) => document?.version ?? 0);
    const etag = [language, edition, ...versions].join('.');
    const before = known.get(language);
    if (before?.etag === etag) return before;
    const byLanguage = Object.fromEntries(
      documents.filter((one): one is TranslationDocument => one !== undefined).map((one) => [one.language, one.texts]),
    );
    const texts = effectiveTexts(product, byLanguage, language);
    const spoken = { language, texts, written: writtenReply(texts), etag };
    known.set(language, spoken);
    return spoken;
  };
};
