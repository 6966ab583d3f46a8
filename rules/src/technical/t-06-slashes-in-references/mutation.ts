import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, set } from '../../mutations/operations.ts';
import { ownIds, withInnerText } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf([...ownIds, 'EndToEndId'], (place) => set(place, withInnerText('//'))),
];
