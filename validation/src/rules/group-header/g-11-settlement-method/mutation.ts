import type { Mutation } from '../../../error-injection/mutation.ts';
import { put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  put('GrpHdr/SttlmInf', '<SttlmMtd>COVE</SttlmMtd>'),
  put('GrpHdr/SttlmInf', '<SttlmMtd>INDA</SttlmMtd>'),
];
