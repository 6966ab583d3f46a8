import type { Mutation } from '../../mutations/mutation.ts';
import { drop } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  drop('GrpHdr/PmtTpInf'),
  drop('PmtInf/CtrlSum'),
  drop('TxInf/CxlId'),
  drop('TxInf/RtrId'),
  drop('TxInf/StsReqId'),
  drop('TxInfAndSts/StsId'),
  drop('TxInfAndSts/CxlStsId'),
  drop('TxInf/OrgnlTxRef'),
  drop('DrctDbtTxInf/ReqdColltnDt'),
];
