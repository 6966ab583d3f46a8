import type { Mutation } from '../../mutations/mutation.ts';
import { put } from '../../mutations/operations.ts';

const reason = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';

export const mutations: readonly Mutation[] = [
  put('OrgnlGrpInfAndSts', `<GrpSts>ACCP</GrpSts>${reason}`),
  put('OrgnlGrpInfAndSts', '<GrpSts>PART</GrpSts>'),
  put('OrgnlGrpInfAndSts', `<GrpSts>RJCT</GrpSts>${reason}${reason}`),
];
