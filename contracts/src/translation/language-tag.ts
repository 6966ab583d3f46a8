/** Longest accepted tag, such as `zh-Hant-TW`. */
const longest = 16;

/**
 * The normalised BCP 47 tag (`PT-br` becomes `pt-BR`); undefined for an invalid tag, or one with more than language,
 * script and region.
 */
export const languageTag = (written: string): string | undefined => {
  const tag = written.trim();
  if (tag.length < 2 || tag.length > longest) return undefined;
  try {
    const locale = new Intl.Locale(tag);
    // Longer subtags ("german") are well-formed, but no language has one.
    const isLanguage = locale.language.length <= 3 && locale.baseName === Intl.getCanonicalLocales(tag)[0];
    return isLanguage ? locale.baseName : undefined;
  } catch {
    return undefined;
  }
};

/** The language without script and region: `pt` of `pt-BR`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** The best known language for a request: the same tag, else its base language, else a tag with the same base. */
export const knownLanguage = (wanted: string | null | undefined, known: readonly string[]): string | undefined => {
  const tag = languageTag(wanted ?? '');
  if (tag === undefined) return undefined;
  const base = baseLanguage(tag);
  return [tag, base].find((one) => known.includes(one)) ?? known.find((one) => baseLanguage(one) === base);
};

/**
 * The region for date formats. English without a region puts the day first, so that 3 Nov reads the same everywhere.
 */
export const dateRegion = (language: string): string => (language === 'en' ? 'en-GB' : language);
