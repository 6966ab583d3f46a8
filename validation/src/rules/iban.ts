import { bbanStructures } from './iban-registry.ts';
import { byLetterPair, letterPair } from './letter-pair.ts';
import { isMadeOf, type MakeUp, makeUpOf, type Segment, segmentsOf } from './make-up.ts';
import { checkDigitsFor, mod97 } from './mod97.ts';

/** `bban`: all that follows country and check digits. */
type Country = { readonly segments: readonly Segment[]; readonly length: number; readonly bban: MakeUp };

const bbanStart = 4;

const countryOf = (structure: string): Country => {
  const bban = makeUpOf(structure);
  return { segments: segmentsOf(structure), length: bban.length + bbanStart, bban };
};

const countries = byLetterPair(
  Object.entries(bbanStructures).map(([country, structure]) => [country, countryOf(structure)]),
);

const countryIn = (iban: string): Country | undefined => countries[letterPair(iban, 0)];

/** Whole length of an IBAN of that country; undefined where the registry here does not know it. */
export const ibanLength = (country: string): number | undefined => countryIn(country)?.length;

/** What an account number of that country is made of, e.g. to build one. */
export const bbanSegments = (country: string): readonly Segment[] | undefined => countryIn(country)?.segments;

/** True where the part after the check digits is made as its country makes it; unknown countries pass. */
export const bbanFits = (iban: string): boolean => {
  const country = countryIn(iban);
  return country === undefined || isMadeOf(country.bban, iban, bbanStart);
};

/** The two check digits for that country and account number (upper case, without blanks). */
export const ibanCheckDigits = (country: string, bban: string): string => checkDigitsFor(`${country}00${bban}`, 4);

/** True where the MOD 97-10 remainder is 1. */
export const ibanChecksumFits = (iban: string): boolean => mod97(iban, 4) === 1;

/** True for an IBAN of a country of the registry with the right length, make-up and check digits. */
export const ibanIsValid = (iban: string): boolean =>
  countryIn(iban) !== undefined && bbanFits(iban) && ibanChecksumFits(iban);
