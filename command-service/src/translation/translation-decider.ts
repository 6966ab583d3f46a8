import { refuse } from '@clearbench/contracts/failure';
import { checkText } from '@clearbench/contracts/translation/check-text';
import type { TranslationCommand } from '@clearbench/contracts/translation/commands';
import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { originalOf, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** The built-in texts, by language and key. */
export type ProductTexts = Readonly<Record<string, Texts>>;

/** The administrators' texts; `added` is true for a selectable language that is not built in. */
type Translation = { readonly added: boolean; readonly written: Texts };
type Of<T extends TranslationCommand['type']> = Extract<TranslationCommand, { type: T }>['data'];

export const translationStream = (language: string): string => `translation-${language}`;

const textIn = (texts: Texts | undefined, key: string): string | undefined =>
  texts && Object.hasOwn(texts, key) ? texts[key] : undefined;

const english = (product: ProductTexts): Texts => product.en ?? {};

const ownText = (product: ProductTexts, language: string, key: string): string | undefined =>
  textIn(product[language], key) ?? textIn(product[baseLanguage(language)], key);

const isProducts = (product: ProductTexts, language: string): boolean => Object.hasOwn(product, language);

const added = (product: ProductTexts, { language }: Of<'AddLanguage'>, translation: Translation): TranslationEvent[] =>
  translation.added || isProducts(product, language) ? [] : [{ type: 'LanguageAdded', data: { language } }];

/** Writing the built-in text resets a text. */
const written = (
  own: string | undefined,
  before: string | undefined,
  data: { readonly language: string; readonly key: string; readonly text: string },
): TranslationEvent[] => {
  const { language, key, text } = data;
  if (text === own) return before === undefined ? [] : [{ type: 'TranslationRemoved', data: { language, key } }];
  return text === before ? [] : [{ type: 'TextTranslated', data }];
};

const translated = (
  product: ProductTexts,
  { language, texts }: Of<'TranslateTexts'>,
  translation: Translation,
): TranslationEvent[] => {
  const seen = new Set<string>();
  for (const { key, text } of texts) {
    if (seen.has(key)) return refuse('translation.duplicateKey', { key });
    seen.add(key);
    const fault = checkText(english(product), language, key, text);
    if (fault) return refuse(fault.errorKey, fault.params);
  }
  return texts.flatMap(({ key, text }) =>
    written(ownText(product, language, key), textIn(translation.written, key), { language, key, text }),
  );
};

const removed = (
  product: ProductTexts,
  { language, key }: Of<'RemoveTranslation'>,
  translation: Translation,
): TranslationEvent[] => {
  if (!translation.added && !isProducts(product, language)) return refuse('translation.unknownLanguage', { language });
  if (Object.hasOwn(translation.written, key)) return [{ type: 'TranslationRemoved', data: { language, key } }];
  return originalOf(english(product), language, key) === undefined ? refuse('translation.unknownKey', { key }) : [];
};

const withdrawn = (
  product: ProductTexts,
  { language }: Of<'RemoveLanguage'>,
  translation: Translation,
): TranslationEvent[] => {
  if (isProducts(product, language)) return refuse('translation.builtIn', { language });
  if (!translation.added) return refuse('translation.unknownLanguage', { language });
  return [{ type: 'LanguageRemoved', data: { language } }];
};

/** The decider of one language, with its built-in texts. */
export const translationDecider = (
  product: ProductTexts,
): Decider<Translation, TranslationCommand, TranslationEvent> => ({
  initialState: { added: false, written: {} },
  decide({ type, data }, translation) {
    switch (type) {
      case 'AddLanguage':
        return added(product, data, translation);
      case 'TranslateTexts':
        return [...added(product, data, translation), ...translated(product, data, translation)];
      case 'RemoveTranslation':
        return removed(product, data, translation);
      case 'RemoveLanguage':
        return withdrawn(product, data, translation);
    }
  },
  evolve(translation, { type, data }) {
    switch (type) {
      case 'LanguageAdded':
        return { ...translation, added: true };
      case 'TextTranslated':
        return { ...translation, written: { ...translation.written, [data.key]: data.text } };
      case 'TranslationRemoved': {
        const { [data.key]: _, ...others } = translation.written;
        return { ...translation, written: others };
      }
      case 'LanguageRemoved':
        return { added: false, written: {} };
    }
  },
});
