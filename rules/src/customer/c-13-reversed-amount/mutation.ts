import type { Mutation } from '../../mutations/mutation.ts';
import { inSequence, set } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  inSequence(set('OrgnlPmtInfAndRvsl/TxInf/RvsdInstdAmt', '251.00'), set('GrpHdr/CtrlSum', '251.00')),
];
