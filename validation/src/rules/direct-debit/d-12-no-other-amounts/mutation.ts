import type { Mutation } from '../../../error-injection/mutation.ts';
import { put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [put('DrctDbtTxInf', '<InstdAmt Ccy="EUR">251.00</InstdAmt>')];
