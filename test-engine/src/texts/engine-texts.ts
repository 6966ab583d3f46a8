import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

export type EngineLanguage = 'en' | 'de' | 'fr';

/** Every text of the engine by key, to be merged into the translations of a language. */
export const engineTexts: Readonly<Record<EngineLanguage, Readonly<Record<string, string>>>> = {
  en: english,
  de: german,
  fr: french,
};

/** The plural form of a counted text. */
const formOf = (texts: Readonly<Record<string, string>>, key: string, count: unknown, language: EngineLanguage) =>
  typeof count === 'number'
    ? (texts[`${key}_${new Intl.PluralRules(language).select(count)}`] ?? texts[`${key}_other`])
    : undefined;

/** The sentence of a key with its params; the key itself for an unknown one. */
export const engineText = (
  key: string,
  params: Readonly<Record<string, string | number>>,
  language: EngineLanguage = 'en',
): string => {
  const texts = engineTexts[language];
  const sentence = texts[key] ?? formOf(texts, key, params.count, language) ?? key;
  return sentence.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
};
