import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('MndtId', (old) => `${old.slice(0, 20)}#${old.slice(21)}`),
  set('MndtId', (old) => ` ${old.slice(0, 34)}`),
];
