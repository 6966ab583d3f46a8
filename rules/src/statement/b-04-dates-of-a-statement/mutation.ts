import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('FrToDt/ToDtTm', '2000-01-01T00:00:00'),
  set('BookgDt/Dt', '2031-12-31'),
];
