import { bbanSegments, ibanCheckDigits } from '@clearbench/validation/rules/iban';
import type { Dice } from './dice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { n: '0123456789', a: letters, c: `0123456789${letters}` } as const;
const usual = 'DE';

/** A valid IBAN of nobody's: the country's own structure and right check digits over rolled characters; German where the country has none. */
export const madeUpIban = (country: string, { text }: Dice): string => {
  const home = bbanSegments(country) ? country : usual;
  const bban = (bbanSegments(home) ?? []).map(({ kind, length }) => text(alphabets[kind], length)).join('');
  return `${home}${ibanCheckDigits(home, bban)}${bban}`;
};
