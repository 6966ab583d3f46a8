import { germanNames } from './de.ts';
import { englishNames } from './en.ts';
import { frenchNames } from './fr.ts';

const read = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const blank = line.indexOf(' ');
        return [line.slice(0, blank), line.slice(blank + 1)];
      }),
  );

const names = { en: read(englishNames), de: read(germanNames), fr: read(frenchNames) };

export type NameLanguage = keyof typeof names;

/** Tags that have a name of their own. */
export const namedTags = (language: NameLanguage): readonly string[] => [...names[language].keys()];

/** `AmdmntInfDtls` as `Amdmnt Inf Dtls`: what remains to say about a tag nobody named. */
const splitTag = (tag: string): string => tag.replace(/([a-z])(?=[A-Z0-9])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ');

/** What people call an element, e.g. `DbtrAgt` "Debtor agent". */
export const fieldName = (tag: string, language: NameLanguage = 'en'): string =>
  names[language].get(tag) ?? splitTag(tag);
