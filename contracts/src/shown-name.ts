/**
 * Invisible characters and bidirectional controls, with which one name can imitate another. Joiners and variation
 * selectors are allowed, because some scripts and emoji need them.
 */
const hidden = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!\u200C|\u200D|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}/u;
const hiddenInText = new RegExp(`(?![\\t\\n\\r])(?:${hidden.source})`, 'u');
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a name contains only visible characters; '' is not a name. */
export const isShownName = (name: string): boolean => !hidden.test(name) && seen.test(name);

/** Whether a text contains only visible characters; it may have several lines and may be empty. */
export const isShownText = (text: string): boolean => !hiddenInText.test(text);

/** A text from an external source as a visible name; forbidden characters become spaces. */
export const asShownName = (text: string): string =>
  Array.from(text, (sign) => (hidden.test(sign) ? ' ' : sign))
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** A key that is equal for names that look the same. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
