import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  put('GrpHdr/SttlmInf', '<SttlmMtd>COVE</SttlmMtd>'),
  put('GrpHdr/SttlmInf', '<SttlmMtd>INDA</SttlmMtd>'),
];
