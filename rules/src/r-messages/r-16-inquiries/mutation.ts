import { daysFromNow } from '../../mutations/changed-values.ts';
import type { Mutation } from '../../mutations/mutation.ts';
import { insert, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('ReqToModfyPmt/Mod', '<TxId>ANOTHER-0001</TxId>'),
  set('OrgnlIntrBkSttlmDt', daysFromNow(3)),
];
