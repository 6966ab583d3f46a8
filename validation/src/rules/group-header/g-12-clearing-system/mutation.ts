import type { Mutation } from '../../../error-injection/mutation.ts';
import { drop, put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('GrpHdr/SttlmInf', '<ClrSys><Prtry>XYZ</Prtry></ClrSys>'),
  drop('SttlmInf/ClrSys'),
];
