import type { CodeText } from './read-code-texts.ts';

const namesIn = (language: string): Intl.DisplayNames => new Intl.DisplayNames(language, { type: 'region' });

const english = namesIn('en');
const german = namesIn('de');
const french = namesIn('fr');

/** Many codes begin with the country whose banks they number. */
export const countryClearing = (code: string): CodeText | undefined => {
  const country = code.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return {
    en: `Bank code of ${english.of(country)}`,
    de: `Bankleitzahl: ${german.of(country)}`,
    fr: `Code bancaire\u00a0: ${french.of(country)}`,
  };
};
