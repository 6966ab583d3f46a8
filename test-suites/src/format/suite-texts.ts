import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import type { Problem } from './problem.ts';

export const suiteLanguages = ['en', 'de', 'fr'] as const;
export type SuiteLanguage = (typeof suiteLanguages)[number];

const texts: Readonly<Record<SuiteLanguage, Readonly<Record<string, string>>>> = { en, de, fr };

/** The text of a key with its params; the key itself where there is no text. */
export const suiteText = (language: SuiteLanguage, key: string, params: Problem['params'] = {}): string =>
  (texts[language][key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** The sentence of a problem. */
export const problemText = (
  language: SuiteLanguage,
  { errorKey, params }: Pick<Problem, 'errorKey' | 'params'>,
): string => {
  const detail = { 'suite.neverHolds': params.reason, 'suite.scenarios': params.fault }[errorKey];
  return suiteText(language, detail === undefined ? errorKey : `${errorKey}.${detail}`, params);
};
