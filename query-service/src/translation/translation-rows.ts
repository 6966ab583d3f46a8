import { keysIn, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import type { TranslationDocument } from '@clearbench/contracts/translation/views';

/** The texts under a key, by language; languages that have none are left out. */
const under = (key: string, byLanguage: readonly (readonly [string, Texts])[]): Record<string, string> =>
  Object.fromEntries(
    byLanguage.flatMap(([language, texts]) => (Object.hasOwn(texts, key) ? [[language, texts[key] ?? '']] : [])),
  );

/** Every key any of the languages needs, and those that were written for a product that knew other ones. */
export const translationRows = (
  product: Readonly<Record<string, Texts>>,
  languages: readonly string[],
  documents: readonly TranslationDocument[],
): TranslationRow[] => {
  const english = product.en ?? {};
  const written = documents.map(({ language, texts }) => [language, texts] as const);
  const keys = new Set([
    ...languages.flatMap((language) => keysIn(english, language)),
    ...written.flatMap(([, texts]) => Object.keys(texts)),
  ]);
  const own = Object.entries(product);
  return [...keys].sort().map((key) => ({ key, own: under(key, own), written: under(key, written) }));
};
