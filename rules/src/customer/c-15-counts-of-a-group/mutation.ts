import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('Undrlyg/OrgnlPmtInfAndCxl', '<NbOfTxs>9</NbOfTxs>'),
  atFirstOf(['OrgnlPmtInfAndRvsl'], (place) => insert(place, '<OrgnlNbOfTxs>0</OrgnlNbOfTxs>')),
];
