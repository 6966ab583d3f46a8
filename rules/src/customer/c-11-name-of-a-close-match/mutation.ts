import type { Mutation } from '../../mutations/mutation.ts';
import { drop, inSequence, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(drop('OrgnlPmtInfAndSts/TxInfAndSts/OrgnlTxRef'), set('OrgnlPmtInfAndSts/TxInfAndSts/TxSts', 'RVMC')),
];
