import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { formsIn, pluralFormOf, type Texts } from '@clearbench/contracts/translation/plural-forms';

/** The fallback chain of a language, most general first: English texts replace missing translations. */
export const layersOf = (language: string): readonly string[] => [...new Set(['en', baseLanguage(language), language])];

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
export const effectiveTexts = (
  product: Readonly<Record<string, Texts>>,
  written: Readonly<Record<string, Texts>>,
  language: string,
): Texts => {
  const layered = layersOf(language).map((layer) => ({ ...product[layer], ...written[layer] }));
  return filledForms(product.en ?? {}, language, Object.assign({}, ...layered) as Texts);
};
