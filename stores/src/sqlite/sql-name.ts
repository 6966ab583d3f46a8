/**
 * A quoted identifier for any name: what is not a small letter or digit is spelt by its code, because SQLite's
 * identifiers do not tell `Name` from `name`. The parts stay apart: no two lists of parts give the same identifier.
 */
export const sqlName = (...parts: readonly string[]): string => `"${parts.map(spelt).join('_')}"`;

/** A quoted text. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const spelt = (part: string) => part.replace(/[^a-z0-9]/gu, (sign) => `$${sign.codePointAt(0)?.toString(16)}$`);
