import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, set } from '../../../error-injection/operations.ts';
import { ownIds, withInnerText } from '../technical-mutations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf([...ownIds, 'EndToEndId'], (place) => set(place, withInnerText('//'))),
];
