import { german } from './de.ts';
import { english } from './en.ts';
import { french } from './fr.ts';

export type EngineLanguage = 'en' | 'de' | 'fr';

/** Every sentence of the engine by its key, to be merged into the translations of a language. */
export const engineTexts: Readonly<Record<EngineLanguage, Readonly<Record<string, string>>>> = {
  en: english,
  de: german,
  fr: french,
};

/** The sentence of a key with its params filled in; the key itself where there is none. */
export const engineText = (
  key: string,
  params: Readonly<Record<string, string | number>>,
  language: EngineLanguage = 'en',
): string =>
  (engineTexts[language][key] ?? key).replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
