import { knownLanguage, languageTag } from '@clearbench/contracts/translation/language-tag';

const key = 'clearbench-language';

/** The language of the page: chosen in this browser, else the account's, else the browser's, else English. */
export const chooseLanguage = (
  chosen: string | null,
  account: string | undefined,
  browser: readonly string[],
  known: readonly string[],
): string => {
  const wanted = [chosen, account, ...browser];
  return wanted.map((one) => knownLanguage(one, known)).find((one) => one !== undefined) ?? 'en';
};

export const chosenLanguage = (storage: Storage = localStorage): string | null => storage.getItem(key);

/** Loads a new page in the language, so that no untranslated text remains. */
export const chooseAndReload = (language: string): void => {
  localStorage.setItem(key, language);
  window.location.reload();
};

/** The name of a language, in itself by default; a language without a name is shown by its tag. */
export const languageName = (language: string, inLanguage = language): string => {
  const tag = languageTag(language);
  if (tag === undefined) return language;
  const name = new Intl.DisplayNames([inLanguage], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(inLanguage) + name.slice(1);
};
