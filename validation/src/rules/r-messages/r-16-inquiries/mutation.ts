import { daysFromNow } from '../../../error-injection/changed-values.ts';
import type { Mutation } from '../../../error-injection/mutation.ts';
import { put, set } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('ReqToModfyPmt/Mod', '<TxId>ANOTHER-0001</TxId>'),
  set('OrgnlIntrBkSttlmDt', daysFromNow(3)),
];
