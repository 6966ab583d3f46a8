import type { Mutation } from '../../mutations/mutation.ts';
import { atFirstOf, insert } from '../../mutations/operations.ts';

export const mutations: readonly Mutation[] = [
  atFirstOf(['DrctDbtTxInf/PmtTpInf', 'GrpHdr/PmtTpInf', 'PmtInf/PmtTpInf'], (place) =>
    insert(place, '<SeqTp>FRST</SeqTp>'),
  ),
];
