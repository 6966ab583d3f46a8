import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('OrgnlIntrBkSttlmDt', daysFromNow(-60)),
  set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-60)),
  set('OrgnlIntrBkSttlmDt', daysFromNow(-900)),
  set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-900)),
];
