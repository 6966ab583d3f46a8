/** The name of a code list: lower-case words with underscores, as for ISO 20022 external code sets. */
export const codeListNamePattern = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
export const longestListName = 60;

/** A code as it appears in messages. */
export const codePattern = /^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,33}[A-Za-z0-9])?$/;
export const mostCodes = 5_000;
export const longestText = 140;
