import type { CodeText } from './read-code-texts.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });
const german = new Intl.DisplayNames('de', { type: 'region' });

/** Many codes begin with the country whose banks they number. */
export const countryClearing = (code: string): CodeText | undefined => {
  const country = code.slice(0, 2);
  if (!/^[A-Z]{2}$/.test(country)) return undefined;
  return { en: `Bank code of ${english.of(country)}`, de: `Bankleitzahl: ${german.of(country)}` };
};
