import type { Mutation } from '../../mutations/mutation.ts';
import { drop, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  set('OrgnlPmtInfAndSts/TxInfAndSts/StsRsnInf/Rsn/Cd', 'ZZZZ'),
  drop('OrgnlPmtInfAndSts/TxInfAndSts/StsRsnInf'),
];
