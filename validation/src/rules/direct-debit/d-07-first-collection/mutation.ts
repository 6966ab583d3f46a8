import type { Mutation } from '../../../error-injection/mutation.ts';
import { atFirstOf, put } from '../../../error-injection/operations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['DrctDbtTxInf/PmtTpInf', 'GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf'], (place) =>
    put(place, '<SeqTp>FRST</SeqTp>'),
  ),
];
