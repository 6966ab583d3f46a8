import { ibanCheckDigits } from '@clearbench/iso20022/identifiers/iban';
import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { ibanPlaces } from '../identification-mutations.ts';

/** Another last digit; the check digits of the IBAN fit. */
const otherAccount = (old: string): string => {
  const bban = old.slice(4).replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return `${old.slice(0, 2)}${ibanCheckDigits(old.slice(0, 2), bban)}${bban}`;
};

export const mutations: readonly Mutation[] = [
  ...ibanPlaces.map((place) => set(place, otherAccount)),
  atFirstOf(ibanPlaces, (place) => set(place, 'BE71096123456760')),
];
