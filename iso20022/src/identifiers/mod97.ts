const digitA = 'A'.charCodeAt(0);
const digit0 = '0'.charCodeAt(0);

/** The remainder is taken before the number exceeds this limit, so that it stays a small integer with one more letter. */
const large = 10_000_000;

/** The number with one more character, reduced if it is large; -1 for a character that is none of these. */
export const withCode = (number: number, code: number): number => {
  let longer = -1;
  if (code >= digit0 && code <= digit0 + 9) longer = number * 10 + code - digit0;
  else if (code >= digitA && code <= digitA + 25) longer = number * 100 + code - digitA + 10;
  return longer >= large ? longer % 97 : longer;
};

const readOn = (before: number, text: string, from: number, to: number): number => {
  let number = before;
  for (let at = from; at < to && number >= 0; at += 1) number = withCode(number, text.charCodeAt(at));
  return number;
};

/**
 * Remainder of ISO 7064 MOD 97-10 over digits and upper-case letters (A = 10 … Z = 35); NaN for any other
 * character. The first `rotate` characters are read last, as for IBANs and RF references.
 */
export const mod97 = (text: string, rotate = 0): number => {
  const start = Math.min(rotate, text.length);
  const end = readOn(0, text, start, text.length);
  const whole = end < 0 ? -1 : readOn(end, text, 0, start);
  return whole < 0 ? Number.NaN : whole % 97;
};

/** Two characters as one number, in the order of their texts. */
const pairAt = (text: string, at: number): number => text.charCodeAt(at) * 65_536 + text.charCodeAt(at + 1);

const [lowestCheckDigits, highestCheckDigits] = [pairAt('02', 0), pairAt('98', 0)];

/** Whether the two characters at `position` are between 02 and 98. */
export const areCheckDigits = (text: string, position: number): boolean => {
  const digits = pairAt(text, position);
  return digits >= lowestCheckDigits && digits <= highestCheckDigits;
};

/**
 * True if the check digits at `position` fit: the remainder is 1, and they are between 02 and 98, because ISO 7064
 * computes them as 98 minus a remainder of at most 96. 00, 01 and 99 give the same remainder as 97, 98 and 02.
 */
export const checkDigitsFit = (text: string, position: number, rotate = 0): boolean =>
  areCheckDigits(text, position) && mod97(text, rotate) === 1;

/** The two digits with which the remainder of `textWithZeros`, which has `00` in their place, becomes 1. */
export const checkDigitsFor = (textWithZeros: string, rotate = 0): string =>
  String(98 - mod97(textWithZeros, rotate)).padStart(2, '0');
