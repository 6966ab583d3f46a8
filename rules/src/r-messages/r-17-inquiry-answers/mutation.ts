import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('Sts/Conf', 'RJNR'),
  set('Sts/Conf', 'ACNR'),
  set('Sts/Conf', 'RJCR'),
  set('Sts/Conf', 'ACVA'),
];
