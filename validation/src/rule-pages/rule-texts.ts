import type { FindingLanguage } from '../texts/finding-texts.ts';

/** What pages say of rules: `<id>.title`, `.demands`, `.why` and `.mend`. */
export type RuleTexts = Readonly<Record<string, string>>;

/** Each language is a part of its own, so that nobody loads the others. */
const parts: Readonly<Record<FindingLanguage, () => Promise<{ readonly texts: RuleTexts }>>> = {
  en: () => import('./texts/en.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
};

const isOurs = (language: string): language is FindingLanguage => Object.hasOwn(parts, language);

/** The texts in a language of the product; English for any other. */
export const ruleTexts = async (language: string): Promise<RuleTexts> =>
  (await parts[isOurs(language) ? language : 'en']()).texts;
