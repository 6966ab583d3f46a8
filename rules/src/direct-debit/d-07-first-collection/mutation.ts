import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, put } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['DrctDbtTxInf/PmtTpInf', 'GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf'], (place) =>
    put(place, '<SeqTp>FRST</SeqTp>'),
  ),
];
