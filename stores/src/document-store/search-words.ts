/** The form in which texts and searched words are compared: lower case, and without what would end a text early in an index. */
export const searchable = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD') : '';

/** The words of a search, each to be found somewhere in the text; none when nothing is searched. */
export const searchWords = (search: string | undefined): string[] =>
  searchable(search)
    .split(/\s+/)
    .filter((word) => word !== '');
