/**
 * A quoted identifier for any name: characters other than lower-case letters and digits are written as their code,
 * because SQLite's identifiers are case-insensitive. Different lists of parts have different identifiers.
 */
export const sqlName = (...parts: readonly string[]): string => `"${parts.map(spelt).join('_')}"`;

/** A quoted text. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const spelt = (part: string) => part.replace(/[^a-z0-9]/gu, (sign) => `$${sign.codePointAt(0)?.toString(16)}$`);
