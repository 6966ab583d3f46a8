import { html } from '@clearbench/access/plain-page/html';
import { baseLanguage } from '@clearbench/contracts/translation/language-tag';
import { readSettings } from '@clearbench/hosting/app-settings/read-settings';
import { type SpokenTexts, spokenTexts } from '@clearbench/hosting/texts/language-texts';
import type { QueryContext } from '../query-context.ts';

/** Fills the texts of a page, in the first of some languages that the installation has. */
export type SpokenPage = (page: string, languages: readonly string[]) => Promise<string>;

const slot = /\{\{([\w.]+)\}\}/g;

/** The language of the page itself is written as the slot `language`. */
export const spokenPage = (
  { texts, views }: Pick<QueryContext, 'texts' | 'views'>,
  speak = spokenTexts({ texts, views }),
): SpokenPage => {
  const firstKnown = async (languages: readonly string[]): Promise<SpokenTexts> => {
    for (const wanted of languages) {
      const spoken = await speak(wanted);
      // English also replaces a language that the installation does not have.
      if (spoken.language !== 'en' || baseLanguage(wanted) === 'en') return spoken;
    }
    return speak('en');
  };
  return async (page, languages) => {
    const [spoken, { settings }] = await Promise.all([firstKnown(languages), readSettings(views)]);
    const textOf = (key: string): string =>
      key === 'language' ? spoken.language : (spoken.texts[key] ?? '').replaceAll('{{product}}', settings.productName);
    return page.replaceAll(slot, (_, key: string) => html`${textOf(key)}`.markup);
  };
};
