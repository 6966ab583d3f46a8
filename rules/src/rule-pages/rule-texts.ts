import type { FindingLanguage } from '../texts/finding-texts.ts';

/**
 * The texts of rule pages: `<id>.title`, `.requirement`, `.why`, `.fix`, `.source` (missing where another rule reports the
 * violations) and `.limitation` (where the check covers a part of the rule only); names of code lists by `list.<name>`.
 */
export type RuleTexts = Readonly<Record<string, string>>;

/** Each language is a chunk of its own, so that a page loads one language only. */
const chunks: Readonly<Record<FindingLanguage, () => Promise<{ readonly texts: RuleTexts }>>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
};

const isKnown = (language: string): language is FindingLanguage => Object.hasOwn(chunks, language);

/** The texts in a language of the product; English for any other. */
export const ruleTexts = async (language: string): Promise<RuleTexts> =>
  (await chunks[isKnown(language) ? language : 'en']()).texts;
