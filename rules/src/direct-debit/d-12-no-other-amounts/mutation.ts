import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [put('DrctDbtTxInf', '<InstdAmt Ccy="EUR">251.00</InstdAmt>')];
