/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

const form = /^(.+)_(zero|one|two|few|many|other)$/;

/** What a key says of numbers: `files_one` is the form `one` of `files`; nothing where it says nothing of them. */
export const pluralFormOf = (english: Texts, key: string): { base: string; form: string } | undefined => {
  const [, base = '', name = ''] = form.exec(key) ?? [];
  const isCounted = Object.hasOwn(english, `${base}_one`) && Object.hasOwn(english, `${base}_other`);
  return isCounted ? { base, form: name } : undefined;
};

/** The forms a language has, as its runtime knows them. */
export const formsIn = (language: string): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The forms a text has in a language; nought has one of its own where the English text says something of its own of it. */
const formsOf = (english: Texts, base: string, language: string): readonly string[] => [
  ...new Set([...formsIn(language), ...(Object.hasOwn(english, `${base}_zero`) ? ['zero'] : [])]),
];

/** Whether a language has a text under this key: each has plural forms of its own. */
export const isKeyOf = (english: Texts, language: string, key: string): boolean => {
  const plural = pluralFormOf(english, key);
  return plural ? formsOf(english, plural.base, language).includes(plural.form) : Object.hasOwn(english, key);
};

/** Every key a language needs: those of the English texts, and for what is counted its own forms instead of the English ones. */
export const keysIn = (english: Texts, language: string): readonly string[] => {
  return Object.keys(english).flatMap((key) => {
    const plural = pluralFormOf(english, key);
    if (!plural) return [key];
    // All forms come in one go, where the English list has the last of its own.
    if (plural.form !== 'other') return [];
    return formsOf(english, plural.base, language).map((one) => `${plural.base}_${one}`);
  });
};

/** The English text a translation goes by; nothing where a language has no such text. */
export const originalOf = (english: Texts, language: string, key: string): string | undefined => {
  if (Object.hasOwn(english, key)) return english[key];
  const plural = pluralFormOf(english, key);
  return plural && formsIn(language).includes(plural.form) ? english[`${plural.base}_other`] : undefined;
};
