const digitA = 'A'.charCodeAt(0);
const digit0 = '0'.charCodeAt(0);

/**
 * Remainder of ISO 7064 MOD 97-10 over digits and upper-case letters (A = 10 … Z = 35); NaN where another character
 * stands. `rotate` first characters are read last, as IBAN and RF references want it.
 */
export const mod97 = (text: string, rotate = 0): number => {
  let remainder = 0;
  for (let step = 0; step < text.length; step += 1) {
    const code = text.charCodeAt((step + rotate) % text.length);
    if (code >= digit0 && code <= digit0 + 9) remainder = (remainder * 10 + code - digit0) % 97;
    else if (code >= digitA && code <= digitA + 25) remainder = (remainder * 100 + code - digitA + 10) % 97;
    else return Number.NaN;
  }
  return remainder;
};

/** The two digits that bring the remainder of `textWithZeros`, which holds `00` in their place, to 1. */
export const checkDigitsFor = (textWithZeros: string, rotate = 0): string =>
  String(98 - mod97(textWithZeros, rotate)).padStart(2, '0');
