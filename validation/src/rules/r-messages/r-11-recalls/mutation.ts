import { daysFromNow } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  set('OrgnlIntrBkSttlmDt', daysFromNow(-60)),
  set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-60)),
  set('OrgnlIntrBkSttlmDt', daysFromNow(-900)),
  set('OrgnlTxRef/IntrBkSttlmDt', daysFromNow(-900)),
];
