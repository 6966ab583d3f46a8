import type { Mutation } from '../../mutations/mutation.ts';
import { drop, insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('OrgnlPmtInfAndRvsl', '<PmtInfRvsl>true</PmtInfRvsl>'),
  drop('OrgnlPmtInfAndCxl/TxInf/CxlRsnInf'),
];
