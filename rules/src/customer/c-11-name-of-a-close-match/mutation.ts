import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(drop('TxInfAndSts/OrgnlTxRef'), set('TxInfAndSts/TxSts', 'RVMC')),
];
