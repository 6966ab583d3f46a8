import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { formsIn, pluralFormOf, type Texts } from '@clearbench/contracts/translation/plural-forms';

/** What can be said in a language, least particular first: English stands in for what is not translated. */
export const layersOf = (language: string): readonly string[] => [...new Set(['en', baseLanguage(language), language])];

/** Forms of a plural nobody wrote are said by the general one: a reader never meets a bare key. */
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

/** The texts as a reader of a language gets them: the product's own, and over them what was written by hand. */
export const effectiveTexts = (
  product: Readonly<Record<string, Texts>>,
  written: Readonly<Record<string, Texts>>,
  language: string,
): Texts => {
  const layered = layersOf(language).map((layer) => ({ ...product[layer], ...written[layer] }));
  return filledForms(product.en ?? {}, language, Object.assign({}, ...layered) as Texts);
};
