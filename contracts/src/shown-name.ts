/**
 * Signs that are not seen or turn the order of letters round, by which one name passes for another. Joiners and the
 * choice of a sign's variant stay: some scripts, and pictures, cannot be written without.
 */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;
const hiddenInText = new RegExp(`(?![\\t\\n\\r])(?:${hidden.source})`, 'u');
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name that others will read holds nothing but what they will see; '' is none. */
export const isShownName = (name: string): boolean => !hidden.test(name) && seen.test(name);

/** The same of a text, which may have several lines, and may be empty. */
export const isShownText = (text: string): boolean => !hiddenInText.test(text);

/** A text from elsewhere as a name that hides nothing: what may not stand in one is a space. */
export const asShownName = (text: string): string =>
  Array.from(text, (sign) => (hidden.test(sign) ? ' ' : sign))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Equal for names that people would take for the same. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
