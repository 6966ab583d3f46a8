import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { ibanPlaces } from '../identification-mutations.ts';

/** Another second check digit. */
const otherCheckDigit = (old: string): string =>
  old.replace(/^([A-Z]{2}\d)(\d)/, (_, head: string, digit: string) => `${head}${(Number(digit) + 1) % 10}`);

export const mutations: readonly Mutation[] = [atFirstOf(ibanPlaces, (place) => set(place, otherCheckDigit))];
