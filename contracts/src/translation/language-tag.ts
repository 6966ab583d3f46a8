/** Longest tag that is kept: `zh-Hant-TW` and the like. */
const longest = 16;

/** A BCP 47 tag as it is kept (`PT-br` is `pt-BR`); nothing where it is none, or says more than a language of texts. */
export const languageTag = (written: string): string | undefined => {
  const tag = written.trim();
  if (tag.length < 2 || tag.length > longest) return undefined;
  try {
    const locale = new Intl.Locale(tag);
    // Longer names ("german") are well-formed, but no language has one.
    const isLanguage = locale.language.length <= 3 && locale.baseName === Intl.getCanonicalLocales(tag)[0];
    return isLanguage ? locale.baseName : undefined;
  } catch {
    return undefined;
  }
};

/** The language without its region and script: `pt` of `pt-BR`. */
export const baseLanguage = (tag: string): string => tag.split('-')[0] ?? tag;

/** The one of the known languages that is meant: the very one, else its base, else one of the same base. */
export const knownLanguage = (wanted: string | null | undefined, known: readonly string[]): string | undefined => {
  const tag = languageTag(wanted ?? '');
  if (tag === undefined) return undefined;
  const base = baseLanguage(tag);
  return [tag, base].find((one) => known.includes(one)) ?? known.find((one) => baseLanguage(one) === base);
};

/** The region whose dates a language takes: English without one puts the day first, so that 3 Nov is read alike everywhere. */
export const dateRegion = (language: string): string => (language === 'en' ? 'en-GB' : language);
