/** Public pages whose text the operator writes. */
export const legalPages = ['imprint', 'privacypolicy', 'terms'] as const;

/** Text in square brackets that is not a link. */
const bracketed = /\[[^\][]+\](?!\()/g;

/** The passages of a built-in legal text that the operator has to replace. */
export const placeholdersOf = (original: string): readonly string[] => original.match(bracketed) ?? [];

/** Whether a legal text is still the built-in one, is empty, or contains a passage that the operator has to replace. */
export const isUnwritten = (text: string, original: string): boolean =>
  text.trim() === '' || text === original || placeholdersOf(original).some((passage) => text.includes(passage));
