/** What a value can break; numbers, because every value is checked. The names are the variants of T-03. */
export const facet = {
  none: 0,
  minLength: 1,
  maxLength: 2,
  pattern: 3,
  enumeration: 4,
  decimal: 5,
  totalDigits: 6,
  fractionDigits: 7,
  minInclusive: 8,
  date: 9,
  dateTime: 10,
  time: 11,
  boolean: 12,
  gYearMonth: 13,
  gYear: 14,
  binary: 15,
  maxInclusive: 16,
} as const;

export const facetNames: readonly string[] = Object.keys(facet);

/** Answers the facet the bytes from `from` to `to` (UTF-8, references resolved) break, or none. */
export type ValueCheck = (bytes: Uint8Array, from: number, to: number) => number;
