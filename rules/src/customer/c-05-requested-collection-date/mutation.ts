import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('PmtInf/ReqdColltnDt', daysFromNow(0)),
  set('PmtInf/ReqdColltnDt', daysFromNow(30)),
];
