import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { freeTexts, ownIds } from '../technical-mutations.ts';

/** Ids that other elements can repeat. */
const references = [...ownIds.slice(2), 'OrgnlEndToEndId', 'OrgnlInstrId', 'OrgnlTxId'];

export const mutations: readonly Mutation[] = [
  atFirstOf(freeTexts, (place) => set(place, (old) => `${old.slice(0, 60)} `)),
  ...references.map((place) => set(place, (old) => `${old.slice(0, 34)} `)),
];
