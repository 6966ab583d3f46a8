/**
 * The form in which texts and search words are compared: lower case, without characters that would end a text in an
 * index.
 */
export const searchable = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD') : '';

/** The words of a search, each of which must occur in the text; empty without a search. */
export const searchWords = (search: string | undefined): string[] =>
  searchable(search)
    .split(/\s+/)
    .filter((word) => word !== '');
