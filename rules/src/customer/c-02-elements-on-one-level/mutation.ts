import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('PmtInf/CdtTrfTxInf', '<ChrgBr>SLEV</ChrgBr>'),
  insert('PmtInf/DrctDbtTxInf', '<ChrgBr>SLEV</ChrgBr>'),
];
