import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

const reason = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';

export const mutations: readonly Mutation[] = [
  insert('OrgnlGrpInfAndSts', `<GrpSts>ACCP</GrpSts>${reason}`),
  insert('OrgnlGrpInfAndSts', '<GrpSts>PART</GrpSts>'),
  insert('OrgnlGrpInfAndSts', `<GrpSts>RJCT</GrpSts>${reason}${reason}`),
];
