import type { NameLanguage } from '../field-names/field-names.ts';
import { readTagLines } from '../field-names/tag-lines.ts';
import { germanFileMeanings } from './files/de.ts';
import { englishFileMeanings } from './files/en.ts';
import { frenchFileMeanings } from './files/fr.ts';

const meanings: Readonly<Record<NameLanguage, ReadonlyMap<string, string>>> = {
  en: readTagLines(englishFileMeanings),
  de: readTagLines(germanFileMeanings),
  fr: readTagLines(frenchFileMeanings),
};

/** Tags whose meaning is told. */
export const toldTags = (language: NameLanguage): readonly string[] => [...meanings[language].keys()];

/** What an element means, in a sentence of our own; undefined where nobody wrote one. */
export const fieldMeaning = (tag: string, language: NameLanguage): string | undefined => meanings[language].get(tag);
