import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';
import { ibanPlaces } from '../identification-mutations.ts';

export const mutations: readonly Mutation[] = [
  ...ibanPlaces.map((place) => set(place, (old) => old.slice(0, 4) + old.slice(4).toLowerCase())),
  ...ibanPlaces.map((place) => set(place, (old) => old.toLowerCase())),
];
