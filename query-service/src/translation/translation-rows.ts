import { formsIn, keysIn, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { TranslationRow } from '@clearbench/contracts/translation/routes';
import type { TranslationDocument } from '@clearbench/contracts/translation/views';

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
export const translationRows = (
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
