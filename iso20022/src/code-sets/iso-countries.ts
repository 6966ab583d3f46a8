import assigned from './iso-3166.json' with { type: 'json' };
import { byLetterPair, letterPair } from './letter-pair-index.ts';

/** Officially assigned alpha-2 codes of ISO 3166-1, as of November 2025. */
const codes: ReadonlySet<string> = new Set(assigned);

export const isCountryCode = (code: string): boolean => codes.has(code);

const ofBics = byLetterPair([...codes, 'XK', 'XE'].map((code) => [code, true] as const));

/** Checks the two letters at that position. BICs also use XK for Kosovo and XE for TARGET (TRGTXEPM), user-assigned codes of ISO 3166. */
export const isBicCountry = (text: string, at = 0): boolean => ofBics[letterPair(text, at)] === true;

/** All codes in alphabetical order. */
export const countryCodes: readonly string[] = [...codes];
