import { byLetterPair, letterPair } from '../code-sets/letter-pair-index.ts';
import { bbanStructures } from './iban-registry.ts';
import {
  type IdentifierStructure,
  identifierStructureOf,
  isOfKind,
  matchesStructure,
  type Segment,
  segmentsOf,
} from './identifier-structure.ts';
import { areCheckDigits, checkDigitsFit, checkDigitsFor, withCode } from './mod97.ts';

/** `bban`: everything after country and check digits. */
type Country = { readonly segments: readonly Segment[]; readonly length: number; readonly bban: IdentifierStructure };

const bbanStart = 4;

const countryOf = (structure: string): Country => {
  const bban = identifierStructureOf(structure);
  return { segments: segmentsOf(structure), length: bban.length + bbanStart, bban };
};

const countries = byLetterPair(
  Object.entries(bbanStructures).map(([country, structure]) => [country, countryOf(structure)]),
);

const countryIn = (iban: string): Country | undefined => countries[letterPair(iban, 0)];

/** The length of an IBAN of that country; undefined if the country is not in the registry. */
export const ibanLength = (country: string): number | undefined => countryIn(country)?.length;

/** The structure of account numbers of that country, e.g. to generate one. */
export const bbanSegments = (country: string): readonly Segment[] | undefined => countryIn(country)?.segments;

/** True if the part after the check digits has the structure of its country; unknown countries pass. */
export const bbanFits = (iban: string): boolean => {
  const country = countryIn(iban);
  return country === undefined || matchesStructure(country.bban, iban, bbanStart);
};

/** The two check digits for that country and account number (upper case, without spaces). */
export const ibanCheckDigits = (country: string, bban: string): string => checkDigitsFor(`${country}00${bban}`, 4);

/** True if the check digits are those of ISO 7064 MOD 97-10 (02 to 98). */
export const ibanChecksumFits = (iban: string): boolean => checkDigitsFit(iban, 2, 4);

/** True for an IBAN of a country of the registry with valid length, structure and check digits; each character is read once. */
export const ibanIsValid = (iban: string): boolean => {
  const country = countryIn(iban);
  if (country === undefined || iban.length !== country.length || !areCheckDigits(iban, 2)) return false;
  const { bban } = country;
  let number = 0;
  for (let at = 0; at < bban.length; at++) {
    const code = iban.charCodeAt(bbanStart + at);
    if (!isOfKind(code, bban[at] as number)) return false;
    number = withCode(number, code);
  }
  for (let at = 0; at < bbanStart && number >= 0; at++) number = withCode(number, iban.charCodeAt(at));
  return number % 97 === 1;
};
