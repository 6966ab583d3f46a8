import { languages } from '@clearbench/contracts/translation/routes';

export type Language = (typeof languages)[number];

const key = 'clearbench-language';

const known = (wanted: string | undefined | null): Language | undefined =>
  languages.find((language) => wanted?.toLowerCase().startsWith(language));

/** The language to speak: chosen in this browser, else the account's, else the browser's, else English. */
export const chooseLanguage = (
  chosen: string | null,
  account: string | undefined,
  browser: readonly string[],
): Language => known(chosen) ?? known(account) ?? browser.map(known).find(Boolean) ?? 'en';

export const chosenLanguage = (storage: Storage = localStorage): string | null => storage.getItem(key);

/** A new page starts in the language; nothing half-translated is left behind. */
export const chooseAndReload = (language: string): void => {
  localStorage.setItem(key, language);
  window.location.reload();
};
