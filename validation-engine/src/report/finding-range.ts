/** Columns in one line, counted from 1; `endColumn` is the first one no longer meant. */
export type ColumnRange = { readonly startColumn: number; readonly endColumn: number };

const openingTag = /^<[^<>]*>/;
const tagName = /^<[/?!]?[^\s<>/]*/;
const word = /^[^\s<>]+/;
/** The validator cuts values to this length; a cut value is not the whole text at the place. */
const longestValue = 140;

/** How much of a line, from a finding's column on, is needed to know its range: lines may be megabytes long. */
export const lineWindow = 512;

const endsAValue = (after: string | undefined): boolean =>
  after === undefined || after === '<' || after === '"' || after === "'";

/** The ways a value is written between tags: as it is, and with what XML reserves as references. */
const spellings = (value: string): readonly string[] => {
  const needed = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [value, needed, needed.replaceAll('>', '&gt;')];
};

/**
 * The range of the value if all of it is there: at the place, or directly after the start tag at the place.
 * `rest` is the line from the column on.
 */
export const valueRange = (rest: string, column: number, value: string | undefined): ColumnRange | undefined => {
  if (!value || value.length >= longestValue) return undefined;
  const tag = openingTag.exec(rest)?.[0] ?? '';
  for (const written of spellings(value))
    for (const start of [0, tag.length])
      if (rest.startsWith(written, start) && endsAValue(rest[start + written.length]))
        return { startColumn: column + start, endColumn: column + start + written.length };
  return undefined;
};

/** What to underline for a finding: its value, else the tag or the word at its place, else one character. */
export const findingRange = (rest: string, column: number, value: string | undefined): ColumnRange => {
  const range = valueRange(rest, column, value);
  if (range) return range;
  const length = (tagName.exec(rest) ?? word.exec(rest))?.[0].length ?? 0;
  return { startColumn: column, endColumn: column + Math.max(1, length) };
};
