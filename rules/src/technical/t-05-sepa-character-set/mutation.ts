import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { freeTexts, ownIds, withInnerText } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(freeTexts, (place) => set(place, (old) => `${old.slice(0, 60)}ü`)),
  atFirstOf(ownIds, (place) => set(place, withInnerText('ü'))),
];
