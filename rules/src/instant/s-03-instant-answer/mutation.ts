import type { Mutation } from '../../mutations/mutation.ts';
import { insert } from '../../mutations/operations.ts';

const reason = '<StsRsnInf><Rsn><Cd>AC04</Cd></Rsn></StsRsnInf>';

/** The reason of a group, beside that of the transaction. */
const formatError =
  '<StsRsnInf><Orgtr><Id><OrgId><AnyBIC>ZYCSDEF0XXX</AnyBIC></OrgId></Id></Orgtr><Rsn><Cd>FF01</Cd></Rsn></StsRsnInf>';

export const mutations: readonly Mutation[] = [
  insert('OrgnlGrpInfAndSts', formatError),
  insert('OrgnlGrpInfAndSts', `<GrpSts>ACCP</GrpSts>${reason}`),
  insert('OrgnlGrpInfAndSts', '<GrpSts>PART</GrpSts>'),
  insert('OrgnlGrpInfAndSts', `<GrpSts>RJCT</GrpSts>${reason}${reason}`),
];
