import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('ReqdExctnDt/Dt', daysFromNow(-1)),
  set('PmtInf/ReqdExctnDt', daysFromNow(-1)),
];
