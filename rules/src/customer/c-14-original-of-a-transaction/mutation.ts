import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, drop } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['OrgnlPmtInfAndRvsl/TxInf/OrgnlEndToEndId', 'OrgnlPmtInfAndCxl/TxInf/OrgnlEndToEndId'], drop),
];
