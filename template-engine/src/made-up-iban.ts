import { bbanSegments, ibanCheckDigits } from '@clearbench/validation/rules/iban';
import type { Dice } from './dice.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const alphabets = { n: '0123456789', a: letters, c: `0123456789${letters}` } as const;

/** A valid IBAN of nobody's: the country's own structure and right check digits over rolled characters. */
export const madeUpIban = (country: string, { roll }: Dice): string => {
  const segments = bbanSegments(country) ?? [{ kind: 'n', length: 18 }];
  const bban = segments
    .flatMap(({ kind, length }) => Array.from({ length }, () => alphabets[kind][roll(alphabets[kind].length)]))
    .join('');
  return `${country}${ibanCheckDigits(country, bban)}${bban}`;
};
