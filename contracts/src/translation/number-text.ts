import { boundedCache } from '../bounded-cache.ts';

/** Formats by language tag; a client can send any tag. */
const formats = boundedCache<Intl.NumberFormat>(100);

/** Falls back to English for an invalid language tag. */
const formatOf = (language: string): Intl.NumberFormat => {
  try {
    return new Intl.NumberFormat(language);
  } catch {
    return new Intl.NumberFormat('en');
  }
};

/** A number with the digit grouping of the language: 12,345 · 12.345 · 12 345. */
export const numberText = (value: number | bigint, language: string): string => {
  let format = formats.get(language);
  if (!format) {
    format = formatOf(language);
    formats.set(language, format);
  }
  return format.format(value);
};

/** Placeholders whose numbers are identifiers: their digits are not grouped. */
const identifiers: ReadonlySet<unknown> = new Set([
  'version',
  'theirs',
  'mine',
  'yours',
  'status',
  'year',
  'seed',
  'port',
]);

/** The value of a placeholder as the text shows it: digits of counts are grouped; text values do not change. */
export const slotText = (slot: string, value: string | number | bigint, language: string): string =>
  typeof value === 'string' || identifiers.has(slot) ? String(value) : numberText(value, language);
