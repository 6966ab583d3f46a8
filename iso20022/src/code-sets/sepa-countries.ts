import { byLetterPair, letterPair } from './letter-pair-index.ts';

/** EEA: the member states of the European Union with Iceland, Liechtenstein and Norway. */
const eea = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';

/** Territories with their own ISO code that belong to an EEA country for the schemes: French overseas departments and Åland. */
const eeaTerritories = 'AX BL GF GP MF MQ RE YT';

const nonEea = 'AD CH GB MC SM VA';

/** Crown dependencies, Gibraltar, and Saint-Pierre and Miquelon, which is French but not of the Union. */
const nonEeaTerritories = 'GG GI IM JE PM';

const always = '0000-00-00';

/** The first day on which payments with that country are in scope. */
const joined: Readonly<Record<string, string>> = {
  AL: '2025-10-05',
  ME: '2025-10-05',
  MD: '2025-10-05',
  MK: '2025-10-05',
  RS: '2026-05-05',
};

const members = (codes: string): readonly (readonly [string, string])[] =>
  codes.split(' ').map((code) => [code, always] as const);

const ofEea = byLetterPair([...members(eea), ...members(eeaTerritories)]);

const firstDays = byLetterPair([
  ...members(eea),
  ...members(eeaTerritories),
  ...members(nonEea),
  ...members(nonEeaTerritories),
  ...Object.entries(joined),
]);

/**
 * The first day (ISO date) on which the country with the code at this position belongs to SEPA; undefined if never. Source:
 * EPC409-09, the EPC's list of countries in scope, as of November 2025.
 */
export const inSepaSince = (text: string, at = 0): string | undefined => firstDays[letterPair(text, at)];

/** Whether the country with the code that is this pair of letters belongs to SEPA on that day. */
export const isPairInSepa = (pair: number, isoDate: string): boolean => {
  const since = firstDays[pair];
  return since === always || (since !== undefined && since <= isoDate);
};

/** Whether the country with the code at this position belongs to SEPA on that day. */
export const isInSepa = (text: string, isoDate: string, at = 0): boolean => isPairInSepa(letterPair(text, at), isoDate);

/** True for the code of a SEPA country or territory outside the EEA; payments with these need complete payer data. */
export const isSepaOutsideEea = (text: string, at = 0): boolean => {
  const pair = letterPair(text, at);
  return firstDays[pair] !== undefined && ofEea[pair] === undefined;
};
