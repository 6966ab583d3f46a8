import { boundedCache } from '../bounded-cache.ts';

/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** The plural form in a key: `files_one` is the form `one` of `files`; undefined for a key without plural. */
export const pluralFormOf = (english: Texts, key: string): { base: string; form: string } | undefined => {
  const [, base = '', name = ''] = form.exec(key) ?? [];
  const isCounted = Object.hasOwn(english, `${base}_one`) && Object.hasOwn(english, `${base}_other`);
  return isCounted ? { base, form: name } : undefined;
};

/** By language. The runtime's plural rules cost as much as a thousand key comparisons. */
const remembered = boundedCache<readonly string[]>(1_000);

/** The plural forms of a language from the runtime's data. */
export const formsIn = (language: string): readonly string[] => {
  const known = remembered.get(language);
  if (known) return known;
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  remembered.set(language, forms);
  return forms;
};

/** The plural forms of a text in a language, with `zero` where the English text has it. */
const formsOf = (english: Texts, base: string, language: string): readonly string[] => [
  ...new Set([...formsIn(language), ...(Object.hasOwn(english, `${base}_zero`) ? ['zero'] : [])]),
];

/** Whether a language has a text under this key; each language has its own plural forms. */
export const isKeyOf = (english: Texts, language: string, key: string): boolean => {
  const plural = pluralFormOf(english, key);
  return plural ? formsOf(english, plural.base, language).includes(plural.form) : Object.hasOwn(english, key);
};

/**
 * Every key of a language: the keys of the English texts, with the plural forms of the language in place of the English
 * ones.
 */
export const keysIn = (english: Texts, language: string): readonly string[] => {
  return Object.keys(english).flatMap((key) => {
    const plural = pluralFormOf(english, key);
    if (!plural) return [key];
    // All forms are added at the last English form, `other`.
    if (plural.form !== 'other') return [];
    return formsOf(english, plural.base, language).map((one) => `${plural.base}_${one}`);
  });
};

/** The English text of a translation; undefined for a key that the language does not have. */
export const originalOf = (english: Texts, language: string, key: string): string | undefined => {
  if (Object.hasOwn(english, key)) return english[key];
  const plural = pluralFormOf(english, key);
  return plural && formsIn(language).includes(plural.form) ? english[`${plural.base}_other`] : undefined;
};
