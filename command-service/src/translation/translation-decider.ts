import { refuse } from '@clearbench/contracts/failure';
import { checkText } from '@clearbench/contracts/translation/check-text';
import type { TranslationCommand } from '@clearbench/contracts/translation/commands';
import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { originalOf, type Texts } from '@clearbench/contracts/translation/plural-forms';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** The texts the product brings, by language and key. */
export type ProductTexts = Readonly<Record<string, Texts>>;

/** What was written by hand; `added`: the language is one of those to choose from though the product does not bring it. */
type Translation = { readonly added: boolean; readonly written: Texts };
type Of<T extends TranslationCommand['type']> = Extract<TranslationCommand, { type: T }>['data'];

export const translationStream = (language: string): string => `translation-${language}`;

const textIn = (texts: Texts | undefined, key: string): string | undefined =>
  texts && Object.hasOwn(texts, key) ? texts[key] : undefined;

/** The rules of one language, given what the product says by itself. */
export const translationDecider = (
  product: ProductTexts,
): Decider<Translation, TranslationCommand, TranslationEvent> => {
  const english = product.en ?? {};
  const ownText = (language: string, key: string): string | undefined =>
    textIn(product[language], key) ?? textIn(product[baseLanguage(language)], key);

  const addLanguage = ({ language }: Of<'AddLanguage'>, { added }: Translation): TranslationEvent[] =>
    added || Object.hasOwn(product, language) ? [] : [{ type: 'LanguageAdded', data: { language } }];

  /** Writing what the product says anyway lets the product speak again. */
  const write = (language: string, key: string, text: string, before: string | undefined): TranslationEvent[] => {
    if (text === ownText(language, key))
      return before === undefined ? [] : [{ type: 'TranslationRemoved', data: { language, key } }];
    return text === before ? [] : [{ type: 'TextTranslated', data: { language, key, text } }];
  };

  const translate = ({ language, texts }: Of<'TranslateTexts'>, { written }: Translation): TranslationEvent[] => {
    for (const { key, text } of texts) {
      const fault = checkText(english, language, key, text);
      if (fault) return refuse(fault.errorKey, fault.params);
    }
    const last = new Map(texts.map(({ key, text }) => [key, text]));
    return [...last].flatMap(([key, text]) => write(language, key, text, textIn(written, key)));
  };

  const remove = ({ language, key }: Of<'RemoveTranslation'>, translation: Translation): TranslationEvent[] => {
    const { added, written } = translation;
    if (!added && !Object.hasOwn(product, language)) return refuse('translation.unknownLanguage', { language });
    if (Object.hasOwn(written, key)) return [{ type: 'TranslationRemoved', data: { language, key } }];
    return originalOf(english, language, key) === undefined ? refuse('translation.unknownKey', { key }) : [];
  };

  return {
    initialState: { added: false, written: {} },
    decide({ type, data }, translation) {
      switch (type) {
        case 'AddLanguage':
          return addLanguage(data, translation);
        case 'TranslateTexts':
          return [...addLanguage(data, translation), ...translate(data, translation)];
        case 'RemoveTranslation':
          return remove(data, translation);
      }
    },
    evolve(translation, { type, data }) {
      switch (type) {
        case 'LanguageAdded':
          return { ...translation, added: true };
        case 'TextTranslated':
          return { ...translation, written: { ...translation.written, [data.key]: data.text } };
        case 'TranslationRemoved': {
          const { [data.key]: _, ...written } = translation.written;
          return { ...translation, written };
        }
      }
    },
  };
};
