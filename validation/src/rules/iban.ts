import { bbanStructures } from './iban-registry.ts';
import { checkDigitsFor, mod97 } from './mod97.ts';

/** A run of characters of one kind: digits, letters or either. */
export type BbanSegment = { readonly kind: 'n' | 'a' | 'c'; readonly length: number };

const classes = { n: '0-9', a: 'A-Z', c: 'A-Z0-9' } as const;

const segmentsOf = (structure: string): readonly BbanSegment[] =>
  [...structure.matchAll(/(\d+)([nac])/g)].map(([, length, kind]) => ({
    kind: kind as BbanSegment['kind'],
    length: Number(length),
  }));

type Country = { readonly segments: readonly BbanSegment[]; readonly length: number; readonly pattern: RegExp };

const countryOf = (structure: string): Country => {
  const segments = segmentsOf(structure);
  return {
    segments,
    length: segments.reduce((sum, segment) => sum + segment.length, 4),
    pattern: new RegExp(`^${segments.map(({ kind, length }) => `[${classes[kind]}]{${length}}`).join('')}$`),
  };
};

const countries = new Map(
  Object.entries(bbanStructures).map(([country, structure]) => [country, countryOf(structure)]),
);

/** Whole length of an IBAN of that country; undefined where the registry here does not know it. */
export const ibanLength = (country: string): number | undefined => countries.get(country)?.length;

/** What an account number of that country is made of, e.g. to build one. */
export const bbanSegments = (country: string): readonly BbanSegment[] | undefined => countries.get(country)?.segments;

/** True where the part after the check digits is made as its country makes it; unknown countries pass. */
export const bbanFits = (iban: string): boolean => countries.get(iban.slice(0, 2))?.pattern.test(iban.slice(4)) ?? true;

/** The two check digits for that country and account number (upper case, without blanks). */
export const ibanCheckDigits = (country: string, bban: string): string => checkDigitsFor(`${country}00${bban}`, 4);

/** True where the MOD 97-10 remainder is 1. */
export const ibanChecksumFits = (iban: string): boolean => mod97(iban, 4) === 1;

/** True for an IBAN of a country of the registry with the right length, make-up and check digits. */
export const ibanIsValid = (iban: string): boolean =>
  iban.length === ibanLength(iban.slice(0, 2)) && bbanFits(iban) && ibanChecksumFits(iban);
