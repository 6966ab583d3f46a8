import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('Sts/Conf', 'RJNR'),
  set('Sts/Conf', 'ACNR'),
  set('Sts/Conf', 'RJCR'),
  set('Sts/Conf', 'ACVA'),
];
