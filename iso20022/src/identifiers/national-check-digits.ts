import { byLetterPair } from '../code-sets/letter-pair-index.ts';
import { mod97 } from './mod97.ts';

const digitsOf = (text: string): readonly number[] => Array.from(text, Number);

/** The sum of the digits with weights, which repeat. */
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, at) => sum + digit * (weights[at % weights.length] ?? 0), 0);

/** The last two digits are the remainder of the others by 97, and 97 in place of 0. */
const belgian = (bban: string): boolean => {
  const remainder = Number(bban.slice(0, 10)) % 97;
  return Number(bban.slice(10)) === (remainder === 0 ? 97 : remainder);
};

const spanishWeights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];

const spanishDigit = (text: string): number => {
  const digit = 11 - (weighted(digitsOf(text), spanishWeights) % 11);
  return digit === 10 ? 1 : digit === 11 ? 0 : digit;
};

/** One digit for bank and branch, one for the account. */
const spanish = (bban: string): boolean =>
  spanishDigit(`00${bban.slice(0, 8)}`) === Number(bban[8]) && spanishDigit(bban.slice(10)) === Number(bban[9]);

/** Letters count as digits: A and J as 1, B, K and S as 2, up to I, R and Z as 9. */
const frenchDigits = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => {
    const at = letter.charCodeAt(0) - 'A'.charCodeAt(0);
    return String(at < 18 ? (at % 9) + 1 : at - 16);
  });

/** Bank, branch, account and key together leave no remainder by 97. */
const french = (bban: string): boolean => BigInt(frenchDigits(bban)) % 97n === 0n;

const oddItalian = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];

/** Digits have the values of the first letters. */
const italianValue = (character: string): number =>
  /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 'A'.charCodeAt(0);

/** The first letter is the remainder by 26 of the others; those at odd positions have values of a table. */
const italian = (bban: string): boolean => {
  const sum = Array.from(bban.slice(1), italianValue).reduce(
    (total, value, at) => total + (at % 2 === 0 ? (oddItalian[value] ?? 0) : value),
    0,
  );
  return italianValue(bban[0] ?? '') === sum % 26;
};

/** ISO 7064 MOD 97-10 over the whole account number. */
const byMod97 = (bban: string): boolean => mod97(bban) === 1;

const norwegian = (bban: string): boolean => {
  // Old accounts of the postal bank have another check digit.
  if (bban.startsWith('0000')) return true;
  return weighted(digitsOf(bban), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;
};

/** Luhn: every other digit is doubled, and the digits of the result are added. */
const finnish = (bban: string): boolean =>
  digitsOf(bban).reduce((sum, digit, at) => {
    const value = at % 2 === 0 ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;

/** ISO 7064 MOD 11,10. */
const byMod1110 = (text: string): boolean => {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) {
    const sum = (digit + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (product + Number(text.at(-1))) % 10 === 1;
};

/** One digit for the bank, one for the account. */
const croatian = (bban: string): boolean => byMod1110(bban.slice(0, 7)) && byMod1110(bban.slice(7));

/** The number of the bank has a check digit; that of the account has none. */
const polish = (bban: string): boolean => weighted(digitsOf(bban.slice(0, 8)), [3, 9, 7, 1]) % 10 === 0;

/** The check digit completes the weighted sum of branch and account to a multiple of ten. */
const estonian = (bban: string): boolean => {
  const sum = weighted(digitsOf(bban.slice(2, -1)).toReversed(), [7, 3, 1]);
  return (sum + Number(bban.at(-1))) % 10 === 0;
};

const hungarianWeights = [9, 7, 3, 1];

/** One digit for bank and branch, one for the account. */
const hungarian = (bban: string): boolean =>
  [bban.slice(0, 8), bban.slice(8)].every((part) => weighted(digitsOf(part), hungarianWeights) % 10 === 0);

type NationalCheck = {
  readonly fits: (bban: string) => boolean;
  /** The positions of the check digits. */
  readonly positions: readonly number[];
};

/** Some Norwegian account numbers have no check digit; another last digit has one. */
const norwegianPositions = [9, 10];

/** How the account numbers of a country contain check digits of their own. */
const checks: Readonly<Record<string, NationalCheck>> = {
  BE: { fits: belgian, positions: [10, 11] },
  EE: { fits: estonian, positions: [15] },
  ES: { fits: spanish, positions: [8, 9] },
  FI: { fits: finnish, positions: [13] },
  FR: { fits: french, positions: [21, 22] },
  HR: { fits: croatian, positions: [6, 16] },
  HU: { fits: hungarian, positions: [7, 23] },
  IT: { fits: italian, positions: [0] },
  MC: { fits: french, positions: [21, 22] },
  NO: { fits: norwegian, positions: norwegianPositions },
  PL: { fits: polish, positions: [7] },
  PT: { fits: byMod97, positions: [19, 20] },
  SI: { fits: byMod97, positions: [13, 14] },
  SM: { fits: italian, positions: [0] },
};

/** The countries whose check digits are known. */
export const countriesWithCheckDigits: readonly string[] = Object.keys(checks);

const withCheckDigits = byLetterPair(countriesWithCheckDigits.map((country) => [country, true] as const));

/** Whether account numbers of the country with this pair of letters have check digits of their own. */
export const hasNationalCheckDigits = (country: number): boolean => withCheckDigits[country] === true;

/** False if the account number of an IBAN with a valid structure has wrong check digits of its country; other countries pass. */
export const nationalCheckDigitsFit = (iban: string): boolean => checks[iban.slice(0, 2)]?.fits(iban.slice(4)) ?? true;

const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The account number with every possible content of the positions. */
const variants = function* (bban: string, [first, ...others]: readonly number[]): Generator<string> {
  if (first === undefined) {
    yield bban;
    return;
  }
  const alphabet = letters.includes(bban[first] ?? '') ? letters : digits;
  for (const character of alphabet) yield* variants(bban.slice(0, first) + character + bban.slice(first + 1), others);
};

/** The account number with the check digits of its country; unchanged in countries without. */
export const withNationalCheckDigits = (country: string, bban: string): string => {
  const check = checks[country];
  if (check === undefined) return bban;
  for (const variant of variants(bban, check.positions)) if (check.fits(variant)) return variant;
  return bban;
};
