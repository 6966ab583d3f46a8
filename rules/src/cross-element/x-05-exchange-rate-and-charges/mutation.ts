import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('PmtRtr/TxInf', '<RtrdInstdAmt Ccy="EUR">250.00</RtrdInstdAmt><XchgRate>1.1</XchgRate>'),
];
