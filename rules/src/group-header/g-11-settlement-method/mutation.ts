import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  insert('GrpHdr/SttlmInf', '<SttlmMtd>COVE</SttlmMtd>'),
  insert('GrpHdr/SttlmInf', '<SttlmMtd>INDA</SttlmMtd>'),
];
