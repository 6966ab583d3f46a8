import type { Mutation } from '../../mutations/mutation.ts';
import { drop, put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  put('GrpHdr/SttlmInf', '<ClrSys><Prtry>XYZ</Prtry></ClrSys>'),
  drop('SttlmInf/ClrSys'),
];
