import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [insert('DrctDbtTxInf', '<InstdAmt Ccy="EUR">251.00</InstdAmt>')];
