import type { FindingLanguage } from '../texts/finding-texts.ts';

/**
 * What pages say of rules: `<id>.title`, `.demands`, `.why` and `.mend`; names of lists by `list.<name>`. Where a rule comes from and
 * why something is not checked is written in English where it is decided, and stands under `<id>.source` and `reason.<that>` in the
 * other languages.
 */
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

/** Why something is not checked, in the language of the texts; English where they do not say it. */
export const reasonIn = (texts: RuleTexts, reason: string): string => texts[`reason.${reason}`] ?? reason;
