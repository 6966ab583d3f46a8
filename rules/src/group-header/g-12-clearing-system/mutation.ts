import type { Mutation } from '../../mutations/mutation.ts';
import { drop, insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('GrpHdr/SttlmInf', '<ClrSys><Prtry>XYZ</Prtry></ClrSys>'),
  drop('SttlmInf/ClrSys'),
];
