export type CodeText = { readonly en: string; readonly de: string; readonly fr: string };

/** A section as a file contains it: texts of codes, for the sets named. */
type Written = { readonly sets: readonly string[]; readonly texts: object };

/** Texts of codes, for the sets named. */
export type CodeTextSection = { readonly sets: readonly string[]; readonly texts: ReadonlyMap<string, CodeText> };

/** The sections of a file. */
export const readCodeTexts = (sections: readonly Written[]): readonly CodeTextSection[] =>
  sections.map(({ sets, texts }) => ({ sets, texts: new Map<string, CodeText>(Object.entries(texts)) }));
